/// How a slider from 0 to 1 is divided among a ranged question's answers.
///
/// Values are whole thousandths, 0 to 1000, and are divided as integers. So every platform gets the same result.
public enum SliderBands: Hashable, Sendable {
  /// value × (answers − 1), rounded half away from zero. The first and the last answer get half the width of the
  /// others.
  case rounded
  /// All answers get the same width.
  case equal

  /// The value of an untouched slider.
  public static let defaultValue = 500
  /// The largest value of a slider.
  public static let maxValue = 1000

  /// The answer at a value of the slider.
  ///
  /// - Parameters:
  ///   - thousandths: the value, 0 to 1000.
  ///   - answers: how many answers the question has, at least 2.
  /// - Returns: an index from 0 to `answers` − 1.
  public func answer(at thousandths: Int, of answers: Int) -> Int {
    switch self {
    case .rounded: (2 * thousandths * (answers - 1) + SliderBands.maxValue) / (2 * SliderBands.maxValue)
    case .equal: min(thousandths * answers / SliderBands.maxValue, answers - 1)
    }
  }
}
