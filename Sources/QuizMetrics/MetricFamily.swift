/// All samples of one metric.
public struct MetricFamily: Sendable {
  /// The metric types of Prometheus that this server uses.
  public enum Kind: String, Sendable {
    /// A value that only grows, until the server restarts.
    case counter
    /// A value that rises and falls.
    case gauge
    /// A distribution of values in buckets.
    case histogram
  }

  /// The metric's name: letters, digits and underscores.
  public let name: String
  /// Printed as the metric's `TYPE`.
  public let kind: Kind
  /// One sentence for the reader of the metric: what it measures, and its unit.
  public let help: String
  /// Samples with different labels. A histogram has several for each combination of labels.
  public let samples: [MetricSample]

  /// - Parameter samples: no two with equal labels.
  public init(_ name: String, _ kind: Kind, _ help: String, _ samples: [MetricSample]) {
    self.name = name
    self.kind = kind
    self.help = help
    self.samples = samples
  }

  /// Creates a counter without labels.
  public init(counter name: String, _ help: String, _ counter: Counter) {
    self.init(name, .counter, help, [MetricSample(Double(counter.value))])
  }

  /// Creates a gauge without labels.
  public init(gauge name: String, _ help: String, _ value: Int) {
    self.init(name, .gauge, help, [MetricSample(Double(value))])
  }
}

/// One value of a metric, with its labels.
public struct MetricSample: Sendable {
  /// Names and values, in the order of output.
  public typealias Labels = [(name: String, value: String)]

  /// In the unit that the family's ``MetricFamily/help`` names.
  public let value: Double
  /// What distinguishes the sample from others of its family.
  public let labels: Labels
  /// What a histogram's sample appends to the family's name, for example `_bucket`.
  let suffix: String

  /// - Parameter labels: empty if the family has a single sample.
  public init(_ value: Double, _ labels: Labels = []) { self.init(value, labels, suffix: "") }

  init(_ value: Double, _ labels: Labels, suffix: String) {
    self.value = value
    self.labels = labels
    self.suffix = suffix
  }
}

/// A component that publishes metrics.
public protocol MetricsSource: Sendable {
  /// The present values.
  var metrics: [MetricFamily] { get }
}
