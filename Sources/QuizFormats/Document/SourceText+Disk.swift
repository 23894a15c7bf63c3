extension SourceText {
  /// The text of a file that was read before; empty where it can't be read any more, or is no text in UTF-8.
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
