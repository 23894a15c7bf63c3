internal import QuizEngine

extension QuizBuilder {
  /// The content of all pictures of the quiz, each once, in the order of their first use.
  mutating func loadPictures(from source: PictureSource) -> [PictureFile] {
    var files: [PictureFile] = []
    var seen: Set<String> = []
    let outer = diagnostics.path
    defer { diagnostics.path = outer }
    for (file, location, path) in pictures where seen.insert(file).inserted {
      diagnostics.path = path
      if let picture = load(file, at: location, from: source) { files.append(picture) }
    }
    return files
  }

  private mutating func load(_ file: String, at location: SourceLocation, from source: PictureSource) -> PictureFile? {
    guard !file.isEmpty else { return nil }
    if file.contains("://") || file.hasPrefix("www.") || file.hasPrefix("data:") {
      diagnostics.add(PictureIsURL(address: file), at: location)
      return nil
    }
    if file.utf8.contains(UInt8(ascii: "\\")) {
      diagnostics.add(BackslashInPicturePath(path: file), at: location)
      return nil
    }
    guard Self.isRelativePathInside(file) else {
      diagnostics.add(PictureOutsideFolder(file: file), at: location)
      return nil
    }
    switch source.lookUp(file) {
    case .unchecked: return nil
    case .missing(let candidates):
      diagnostics.addUnknown(
        PictureNotFound(file: file, candidates: candidates), file, at: location, isKnown: candidates.contains)
    case .outsideFolder: diagnostics.add(PictureOutsideFolder(file: file), at: location)
    case .unreadable(let reason): diagnostics.add(UnreadablePicture(file: file, reason: reason), at: location)
    case .tooLarge(let size): diagnostics.add(PictureTooLarge(file: file, size: size), at: location)
    case .bytes(let bytes) where bytes.count > PictureFile.maxByteCount:
      diagnostics.add(PictureTooLarge(file: file, size: bytes.count), at: location)
    case .bytes(let bytes): return pictureFile(bytes, of: file, at: location)
    }
    return nil
  }

  private mutating func pictureFile(_ bytes: [UInt8], of file: String, at location: SourceLocation) -> PictureFile? {
    guard let format = PictureFormatSniffer.format(of: bytes) else {
      diagnostics.add(UnsupportedPictureFormat(file: file), at: location)
      return nil
    }
    guard let size = PictureSizeReader.size(of: bytes, format) else {
      diagnostics.add(DamagedPicture(file: file, format: format.rawValue.uppercased()), at: location)
      return nil
    }
    let sides = 1...PictureFile.maxSide
    guard sides.contains(size.width), sides.contains(size.height) else {
      diagnostics.add(PictureDimensionsOutOfRange(file: file, width: size.width, height: size.height), at: location)
      return nil
    }
    return PictureFile(name: file, format: format, width: size.width, height: size.height, bytes: bytes)
  }

  /// Whether a path is relative, without backslashes and without `..`.
  static func isRelativePathInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.utf8.contains(UInt8(ascii: "\\"))
      && !path.split(separator: "/", omittingEmptySubsequences: false).contains("..")
  }
}
