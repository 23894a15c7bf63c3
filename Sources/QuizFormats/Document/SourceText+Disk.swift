extension SourceText {
  /// Reads a file again; empty if it can't be read any more or isn't UTF-8.
  init(contentsOfFile path: String) {
    guard case .bytes(let bytes) = FileReadResult.read(path, atMost: FileLimits.bankFileSize), !bytes.contains(0),
      let text = String(validating: bytes, as: UTF8.self)
    else {
      self.init(name: path)
      return
    }
    self.init(name: path, text: text)
  }
}
