/// Where the indexed questions come from, by their positions in the near-duplicate index.
struct ImportSources {
  private var files: [(name: String, first: Int)] = []
  /// The number in the bank, or the line in the file.
  private var numbers: [Int32] = []

  mutating func begin(_ file: String) { files.append((file, numbers.count)) }

  mutating func add(_ number: Int) -> Int32 {
    numbers.append(Int32(truncatingIfNeeded: number))
    return Int32(truncatingIfNeeded: numbers.count - 1)
  }

  func description(of place: Int32) -> String {
    let number = numbers[Int(place)]
    guard let file = files.last(where: { $0.first <= Int(place) }) else { return "question \(number) of the bank" }
    return "\(file.name):\(number)"
  }
}
