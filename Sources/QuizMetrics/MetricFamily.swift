/// Everything that is measured under one name.
public struct MetricFamily: Sendable {
  public enum Kind: String, Sendable {
    /// Only grows, until the server starts anew.
    case counter
    /// As it is now.
    case gauge
    case histogram
  }

  /// Letters, digits and underscores.
  public let name: String
  public let kind: Kind
  /// What it is and in what unit, in one sentence.
  public let help: String
  public let samples: [MetricSample]

  public init(_ name: String, _ kind: Kind, _ help: String, _ samples: [MetricSample]) {
    (self.name, self.kind, self.help, self.samples) = (name, kind, help, samples)
  }

  /// A counter without labels.
  public init(counter name: String, _ help: String, _ counter: Counter) {
    self.init(name, .counter, help, [MetricSample(Double(counter.value))])
  }

  /// A level without labels.
  public init(gauge name: String, _ help: String, _ value: Int) {
    self.init(name, .gauge, help, [MetricSample(Double(value))])
  }
}

/// One number, and what it is about.
public struct MetricSample: Sendable {
  /// Names and values, in the order in which they are told.
  public typealias Labels = [(name: String, value: String)]

  public let value: Double
  public let labels: Labels
  /// What a histogram adds to its family's name.
  let suffix: String

  public init(_ value: Double, _ labels: Labels = []) { self.init(value, labels, suffix: "") }

  init(_ value: Double, _ labels: Labels, suffix: String) {
    (self.value, self.labels, self.suffix) = (value, labels, suffix)
  }
}

/// What has something to tell to those who watch over a server.
public protocol MetricsSource: Sendable {
  /// As it is now.
  var metrics: [MetricFamily] { get }
}
