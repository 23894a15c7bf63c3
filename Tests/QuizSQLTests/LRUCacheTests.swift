import Testing

@testable import QuizSQL

struct LRUCacheTests {
  @Test func `a used entry stays, and the least recently used ones are removed`() {
    let recent = LRUCache<Int, String>(capacity: 20)
    for key in 0..<100 {
      recent.insert("value \(key)", for: key, weight: 1)
      #expect(recent[0] == "value 0", "used every time, though \(key) others came")
    }
    #expect(recent[99] == "value 99")
    #expect(recent[50] == nil)
  }

  @Test func `the cache never exceeds its capacity`() {
    let recent = LRUCache<Int, String>(capacity: 20)
    for key in 0..<1_000 { recent.insert("", for: key, weight: 1 + key % 3) }
    let remaining = (0..<1_000).filter { recent[$0] != nil }
    #expect(remaining.reduce(0) { $0 + 1 + $1 % 3 } <= 20)
    #expect(remaining.count >= 5, "three of them weigh 6")
  }

  @Test func `a new value replaces the old one in either generation`() {
    let recent = LRUCache<Int, String>(capacity: 4)
    recent.insert("old", for: 1, weight: 1)
    recent.insert("new", for: 1, weight: 1)
    #expect(recent[1] == "new")
    for key in 2...3 { recent.insert("", for: key, weight: 1) }
    recent.insert("newest", for: 1, weight: 1)
    #expect(recent[1] == "newest")
    for key in 4...5 { recent.insert("", for: key, weight: 1) }
    #expect(recent[1] == "newest")
  }

  @Test func `a removed entry leaves either generation and frees its space`() {
    let recent = LRUCache<Int, String>(capacity: 8)
    for key in 1...6 { recent.insert("", for: key, weight: 1) }
    for key in 1...6 { recent.remove(key) }
    #expect((1...6).allSatisfy { recent[$0] == nil })
    for key in 7...10 { recent.insert("", for: key, weight: 1) }
    #expect((7...10).allSatisfy { recent[$0] != nil })
  }

  @Test func `a value that is too large isn't cached and removes the old one`() {
    let recent = LRUCache<Int, String>(capacity: 20)
    recent.insert("light", for: 1, weight: 10)
    recent.insert("heavy", for: 1, weight: 11)
    #expect(recent[1] == nil)
  }
}
