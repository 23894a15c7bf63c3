extension SourceText {
  /// The text of a file that was read before; empty where it can't be read any more, or is no UTF-8.
  init(onDisk path: String) {
    guard case .bytes(let bytes) = FileContent.read(path, atMost: Limits.bankSize) else {
      self.init(name: path)
      return
    }
    self.init(name: path, text: String(decoding: bytes, as: UTF8.self))
  }
}
