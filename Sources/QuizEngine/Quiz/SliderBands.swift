/// How a slider from 0 to 1 is divided among a ranged question's answers.
///
/// Values are whole thousandths, 0 to 1000, and the division is done in integers, so that every platform agrees.
public enum SliderBands: Hashable, Sendable {
  /// value × (answers − 1), rounded half away from zero: the two ends get half the width of the others.
  case rounded
  /// Every answer gets the same width.
  case equal

  /// Where an untouched slider stands.
  public static let defaultValue = 500
  /// The slider's far end.
  public static let maxValue = 1000

  /// The answer at a value of the slider.
  ///
  /// - Parameters:
  ///   - thousandths: 0 to 1000.
  ///   - answers: how many answers the question has, at least 2.
  /// - Returns: an index from 0 to `answers` − 1.
  public func answer(at thousandths: Int, of answers: Int) -> Int {
    switch self {
    case .rounded: (2 * thousandths * (answers - 1) + SliderBands.maxValue) / (2 * SliderBands.maxValue)
    case .equal: min(thousandths * answers / SliderBands.maxValue, answers - 1)
    }
  }
}
