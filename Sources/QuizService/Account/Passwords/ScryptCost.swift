/// How much work and memory it takes to try a password: scrypt's parameters (RFC 7914).
package struct ScryptCost: Hashable, Sendable {
  /// The binary logarithm of N. Memory is 128 · N · r bytes.
  package let logN: Int
  /// The size of a block, in units of 128 bytes.
  package let r: Int
  /// How many independent computations one hash takes.
  package let p: Int

  /// - Returns: nil for parameters that are too weak, or that would overload a machine.
  package init?(logN: Int, r: Int, p: Int) {
    guard (1...20).contains(logN), (1...16).contains(r), (1...16).contains(p) else { return nil }
    self.init(checked: logN, r, p)
  }

  private init(checked logN: Int, _ r: Int, _ p: Int) {
    self.logN = logN
    self.r = r
    self.p = p
  }

  /// 32 MB and, on a machine of 2026, some 0.2 s. OWASP's Password Storage Cheat Sheet counts it as equal to N = 2^17
  /// with p = 1, at a quarter of the memory.
  package static let standard = ScryptCost(checked: 15, 8, 3)
}
