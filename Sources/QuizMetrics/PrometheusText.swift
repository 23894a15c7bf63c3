/// Metrics in Prometheus' text format (exposition format, version 0.0.4).
public struct PrometheusText: Sendable {
  /// The value of the `Content-Type` header.
  public static let contentType = "text/plain; version=0.0.4; charset=utf-8"

  /// The output. Each line ends with a line feed.
  public private(set) var text = ""

  /// - Parameter families: no two with the same name. Families without samples are left out.
  public init(_ families: [MetricFamily]) {
    for family in families where !family.samples.isEmpty { add(family) }
  }

  private mutating func add(_ family: MetricFamily) {
    text += "# HELP \(family.name) \(Self.escape(family.help, quote: false))\n"
    text += "# TYPE \(family.name) \(family.kind.rawValue)\n"
    for sample in family.samples {
      text += "\(family.name)\(sample.suffix)\(Self.text(sample.labels)) \(Self.text(sample.value))\n"
    }
  }

  private static func text(_ labels: MetricSample.Labels) -> String {
    guard !labels.isEmpty else { return "" }
    return "{" + labels.map { "\($0.name)=\"\(escape($0.value, quote: true))\"" }.joined(separator: ",") + "}"
  }

  /// Formats integers without a decimal point.
  static func text(_ value: Double) -> String {
    if value == .infinity { return "+Inf" }
    return Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  /// Works on Unicode scalars, so that a line feed or quote is also escaped when it forms one character with a
  /// combining mark.
  private static func escape(_ text: String, quote: Bool) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": escaped.append(contentsOf: "\\n".unicodeScalars)
      case "\"" where quote: escaped.append(contentsOf: "\\\"".unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
