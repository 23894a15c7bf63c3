/// Finds the known name that an author probably meant by an unknown one.
enum SpellingSuggestion {
  /// The nearest name by edit distance; nil if no name is close enough. Up to one change per three characters counts as
  /// close. The first of several equally close names wins.
  static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    let letters = Array(name.lowercased())
    guard (1...64).contains(letters.count) else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in names where candidate != name {
      let distance = editDistance(letters, Array(candidate.lowercased()))
      if distance < min(best?.distance ?? .max, candidate.count) { best = (candidate, distance) }
    }
    guard let best, best.distance <= max(1, (min(letters.count, best.name.count) + 2) / 3) else { return nil }
    return best.name
  }

  /// The least number of characters to insert, delete or replace, or of neighbours to swap (optimal string alignment).
  private static func editDistance(_ one: [Character], _ other: [Character]) -> Int {
    // The last two rows of the table of distances between the words' beginnings.
    var secondLast: [Int] = []
    var last = Array(0...other.count)
    for (row, character) in one.enumerated() {
      var current = [row + 1]
      for (column, otherCharacter) in other.enumerated() {
        var least = min(last[column] + (character == otherCharacter ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, character == other[column - 1], one[row - 1] == otherCharacter {
          least = min(least, secondLast[column - 1] + 1)
        }
        current.append(least)
      }
      secondLast = last
      last = current
    }
    return last[other.count]
  }
}
