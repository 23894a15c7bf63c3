/// Where the indexed questions come from, by their positions in the near-duplicate index.
struct ImportSources {
  private var files: [(name: String, first: Int)] = []
  /// The number in the bank, or the line in the file.
  private var numbers: [Int32] = []
  /// The full locations of questions in archives and workbooks.
  private var labels: [Int32: String] = [:]

  mutating func begin(_ file: String) { files.append((file, numbers.count)) }

  mutating func add(_ number: Int) -> Int32 {
    numbers.append(Int32(truncatingIfNeeded: number))
    return Int32(truncatingIfNeeded: numbers.count - 1)
  }

  mutating func add(_ location: QuestionLocation) -> Int32 {
    let index = add(location.line)
    if location.innerFile != nil, let file = files.last { labels[index] = location.label(in: file.name) }
    return index
  }

  func description(of position: Int32) -> String {
    if let label = labels[position] { return label }
    let number = numbers[Int(position)]
    guard let file = files.last(where: { $0.first <= Int(position) }) else { return "question \(number) of the bank" }
    return "\(file.name):\(number)"
  }
}
