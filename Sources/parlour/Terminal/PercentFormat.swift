/// Formats probabilities as percentages.
enum PercentFormat {
  /// With one decimal, aligned: `  7.2 %`; zero is `0 %`, very small ones are `< 0.1 %`.
  static func text(_ probability: Double) -> String {
    if probability <= 0 { return "0 %" }
    if probability >= 1 { return "100 %" }
    if probability < 0.0005 { return "< 0.1 %" }
    if probability > 0.9995 { return "> 99.9 %" }
    let tenths = Int(probability * 1000 + 0.5)
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
