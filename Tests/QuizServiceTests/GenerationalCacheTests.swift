import Testing

@testable import QuizService

struct GenerationalCacheTests {
  @Test func `a used entry stays, and the least recently used ones are removed`() {
    let cache = GenerationalCache<Int, String>(capacity: 20)
    for key in 0..<100 {
      cache.insert("value \(key)", for: key, weight: 1)
      #expect(cache[0] == "value 0", "used every time, though \(key) others came")
    }
    #expect(cache[99] == "value 99")
    #expect(cache[50] == nil)
  }

  @Test func `the cache never exceeds its capacity`() {
    let cache = GenerationalCache<Int, String>(capacity: 20)
    for key in 0..<1_000 { cache.insert("", for: key, weight: 1 + key % 3) }
    let remaining = (0..<1_000).filter { cache[$0] != nil }
    #expect(remaining.reduce(0) { $0 + 1 + $1 % 3 } <= 20)
    #expect(remaining.count >= 5, "three of them weigh 6")
  }

  @Test func `a new value replaces the old one in either generation`() {
    let cache = GenerationalCache<Int, String>(capacity: 4)
    cache.insert("old", for: 1, weight: 1)
    cache.insert("new", for: 1, weight: 1)
    #expect(cache[1] == "new")
    for key in 2...3 { cache.insert("", for: key, weight: 1) }
    cache.insert("newest", for: 1, weight: 1)
    #expect(cache[1] == "newest")
    for key in 4...5 { cache.insert("", for: key, weight: 1) }
    #expect(cache[1] == "newest")
  }

  @Test func `a removed entry leaves either generation and frees its space`() {
    let cache = GenerationalCache<Int, String>(capacity: 8)
    for key in 1...6 { cache.insert("", for: key, weight: 1) }
    for key in 1...6 { cache.remove(key) }
    #expect((1...6).allSatisfy { cache[$0] == nil })
    for key in 7...10 { cache.insert("", for: key, weight: 1) }
    #expect((7...10).allSatisfy { cache[$0] != nil })
  }

  @Test func `a value that is too large isn't cached and removes the old one`() {
    let cache = GenerationalCache<Int, String>(capacity: 20)
    cache.insert("light", for: 1, weight: 10)
    cache.insert("heavy", for: 1, weight: 11)
    #expect(cache[1] == nil)
  }
}
