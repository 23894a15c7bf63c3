/// Finds what stands at a path. Paths can have parameters, such as `/q/:quiz`.
///
/// Paths match segment by segment, byte by byte; empty segments don't count, so that `//q/cats/` is `/q/cats`. A
/// segment of the table comes before a parameter at its place. If the rest of the path matches nothing below it, the
/// parameter is tried.
struct PathTable<Value: Sendable>: Sendable {
  private struct Node {
    var children: [(segment: [UInt8], index: Int)] = []
    var parameterChild: Int?
    var value: Value?
  }

  /// The first one is the path `/`.
  private var nodes = [Node()]

  /// - Parameter pattern: a path that isn't in the table yet. A segment with a colon is a parameter.
  mutating func insert(_ value: Value, at pattern: String) {
    var node = 0
    for segment in pattern.utf8.split(separator: UInt8(ascii: "/")).map(Array.init) {
      let isParameter = segment.first == UInt8(ascii: ":")
      let child = isParameter ? nodes[node].parameterChild : nodes[node].children.first { $0.segment == segment }?.index
      if let child {
        node = child
        continue
      }
      if isParameter {
        nodes[node].parameterChild = nodes.count
      } else {
        nodes[node].children.append((segment, nodes.count))
      }
      node = nodes.count
      nodes.append(Node())
    }
    precondition(nodes[node].value == nil, "two values at \(pattern)")
    nodes[node].value = value
  }

  /// The value at a path, and what the path has in the place of the parameters, as it was sent; nil if there is none.
  func find(_ path: String) -> (value: Value, parameters: [String])? {
    // Bytes of an array are read much faster than those of a string.
    let bytes = Array(path.utf8)
    var parameters: [Range<Int>] = []
    guard let value = find(bytes[...], below: 0, &parameters) else { return nil }
    return (value, parameters.map { String(decoding: bytes[$0], as: UTF8.self) })
  }

  private func find(_ path: ArraySlice<UInt8>, below node: Int, _ parameters: inout [Range<Int>]) -> Value? {
    let slash = UInt8(ascii: "/")
    let rest = path.drop { $0 == slash }
    guard !rest.isEmpty else { return nodes[node].value }
    let segment = rest.prefix { $0 != slash }
    if let child = nodes[node].children.first(where: { segment.elementsEqual($0.segment) }),
      let value = find(rest[segment.endIndex...], below: child.index, &parameters)
    {
      return value
    }
    guard let child = nodes[node].parameterChild else { return nil }
    parameters.append(segment.indices)
    if let value = find(rest[segment.endIndex...], below: child, &parameters) { return value }
    parameters.removeLast()
    return nil
  }
}
