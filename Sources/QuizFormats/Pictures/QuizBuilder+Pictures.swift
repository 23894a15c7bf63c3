internal import QuizEngine

extension QuizBuilder {
  /// The content of all pictures that the quiz names, each once, in the order of naming.
  mutating func loadPictures(from shelf: PictureShelf) -> [PictureFile] {
    var files: [PictureFile] = []
    var seen: Set<String> = []
    for (file, place) in pictures where seen.insert(file).inserted {
      if let picture = load(file, at: place, from: shelf) { files.append(picture) }
    }
    return files
  }

  private mutating func load(_ file: String, at place: Place, from shelf: PictureShelf) -> PictureFile? {
    guard !file.isEmpty else { return nil }
    if file.contains("://") || file.hasPrefix("www.") || file.hasPrefix("data:") {
      findings.add(PictureAddress(address: file), at: place)
      return nil
    }
    if file.utf8.contains(UInt8(ascii: "\\")) {
      findings.add(PictureBackslash(path: file), at: place)
      return nil
    }
    guard Self.staysInside(file) else {
      findings.add(PictureOutside(file: file), at: place)
      return nil
    }
    switch shelf.find(file) {
    case .unchecked: return nil
    case .missing(let near):
      findings.addUnknown(PictureMissing(file: file, near: near), file, at: place, isKnown: near.contains)
    case .outside: findings.add(PictureOutside(file: file), at: place)
    case .unreadable(let reason): findings.add(PictureUnreadable(file: file, reason: reason), at: place)
    case .tooLarge(let size): findings.add(PictureTooLarge(file: file, size: size), at: place)
    case .bytes(let bytes) where bytes.count > PictureFile.greatestSize:
      findings.add(PictureTooLarge(file: file, size: bytes.count), at: place)
    case .bytes(let bytes): return measure(bytes, of: file, at: place)
    }
    return nil
  }

  private mutating func measure(_ bytes: [UInt8], of file: String, at place: Place) -> PictureFile? {
    guard let format = PictureFormatSniffer.format(of: bytes) else {
      findings.add(PictureFormat(file: file), at: place)
      return nil
    }
    guard let size = PictureMeasure.size(of: bytes, format) else {
      findings.add(PictureDamaged(file: file, format: format.rawValue.uppercased()), at: place)
      return nil
    }
    let sides = 1...PictureFile.greatestSide
    guard sides.contains(size.width), sides.contains(size.height) else {
      findings.add(PictureTooWide(file: file, width: size.width, height: size.height), at: place)
      return nil
    }
    return PictureFile(name: file, format: format, width: size.width, height: size.height, bytes: bytes)
  }

  /// Whether a path is relative, without backslashes and without steps upward.
  static func staysInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.utf8.contains(UInt8(ascii: "\\"))
      && !path.split(separator: "/", omittingEmptySubsequences: false).contains("..")
  }
}
