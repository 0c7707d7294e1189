import Testing
import UIKit

@Suite("Controls")
@MainActor
struct ControlTests {
  @Test("run the actions of the events that are sent, in the order of adding")
  func actions() {
    let control = UIControl()
    var heard: [String] = []
    control.addAction(UIAction { _ in heard.append("value") }, for: .valueChanged)
    control.addAction(UIAction { _ in heard.append("touch") }, for: [.touchUpInside, .touchDown])
    control.sendActions(for: .touchDown)
    control.sendActions(for: [.valueChanged, .touchUpInside])
    #expect(heard == ["touch", "value", "touch"])
    #expect(control.allControlEvents == [.valueChanged, .touchUpInside, .touchDown])
  }

  @Test("call the methods of their targets, as long as those are there")
  func targets() {
    @MainActor
    final class Target: NSObject {
      var senders: [UIControl] = []
      func changed(_ sender: UIControl) { senders.append(sender) }
    }
    let control = UISwitch()
    var target: Target? = Target()
    let method = Selector("changed:", Target.changed)
    control.addTarget(target, action: method, for: .valueChanged)
    control.addTarget(target, action: method, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target?.senders == [control], "added twice, it is called once")
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged)?.count == 1)
    control.removeTarget(target, action: nil, for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(target?.senders.count == 1)
    target = nil
    control.sendActions(for: .valueChanged)
  }

  @Test("replace an action of the same identifier, and let it go")
  func identifiers() {
    let control = UIControl()
    var heard: [Int] = []
    let id = UIAction.Identifier("again")
    control.addAction(UIAction(identifier: id) { _ in heard.append(1) }, for: .touchUpInside)
    control.addAction(UIAction(identifier: id) { _ in heard.append(2) }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(heard == [2])
    control.removeAction(identifiedBy: id, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(heard == [2])
  }

  @Test("say which states hold")
  func state() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isEnabled = false
    control.isHighlighted = true
    #expect(control.state == [.selected, .disabled, .highlighted])
  }

  @Test("show what is said for their state, else what is said normally")
  func button() {
    let button = UIButton(type: .system)
    button.setTitle("Play", for: .normal)
    button.setTitle("Pause", for: .selected)
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitle == "Play")
    button.isSelected = true
    #expect(button.currentTitle == "Pause")
    #expect(button.titleLabel?.text == "Pause")
    #expect(button.currentTitleColor == .red)
    #expect(button.title(for: .highlighted) == "Play")
    #expect(button.buttonType == .system)
  }

  @Test("keep numbers within their limits")
  func numbers() {
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.setValue(7, animated: true)
    #expect(slider.value == 7)
    slider.maximumValue = 5
    #expect(slider.value == 5)
    let stepper = UIStepper()
    stepper.value = 400
    #expect(stepper.value == 100)
    let progress = UIProgressView(progressViewStyle: .bar)
    progress.setProgress(1.5, animated: false)
    #expect(progress.progress == 1)
    let segments = UISegmentedControl(items: ["One", "Two"])
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    segments.insertSegment(withTitle: "Three", at: 9, animated: false)
    #expect(segments.titleForSegment(at: 2) == "Three")
  }

  @Test("that turn are hidden while they stand still")
  func indicator() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(wheel.isAnimating && !wheel.isHidden)
    wheel.stopAnimating()
    wheel.hidesWhenStopped = false
    #expect(!wheel.isAnimating && !wheel.isHidden)
  }

  @Test("measure text by 0.55 of its size a character, in lines of the font's height")
  func label() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = 0
    label.text = "aaaa bbbb cccc"
    // 11 points a character: 14 characters in one line, 9 and 4 where ten fit.
    let line = 20 * (1_950.0 + 494) / 2_048
    #expect(abs(label.intrinsicContentSize.width - 154) < 0.34)
    let wrapped = label.sizeThatFits(CGSize(width: 110, height: 1_000))
    #expect(abs(wrapped.width - 99) < 0.34)
    #expect(abs(wrapped.height - 2 * line) < 0.34)
    #expect(UILabel().intrinsicContentSize == .zero)
  }
}
