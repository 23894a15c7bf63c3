extension UnsupportedFileFormat.Kind {
  /// Detects an unsupported file format from the first bytes; nil for any other file.
  init?(name: String, prefix: [UInt8]) {
    let name = name.lowercased()
    func ends(_ endings: String...) -> Bool { endings.contains { name.hasSuffix("." + $0) } }
    func begins(_ text: String) -> Bool { prefix.starts(with: text.utf8) }
    if prefix.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) {
      self = ends("xls") ? .oldWorkbook : ends("doc") ? .oldWord : ends("xlsx", "docx") ? .lockedWorkbook : .oldOffice
    } else if begins("%PDF-") {
      self = .pdf
    } else if begins("{\\rtf") {
      self = .rtf
    } else if prefix.starts(with: [0x1F, 0x8B]) {
      self = .archive("gzip")
    } else if begins("Rar!") {
      self = .archive("RAR")
    } else if prefix.starts(with: [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]) {
      self = .archive("7z")
    } else if prefix.starts(with: [0x89, 0x50, 0x4E, 0x47]) || prefix.starts(with: [0xFF, 0xD8, 0xFF]) || begins("GIF8")
    {
      self = .picture
    } else {
      let text = String(decoding: prefix.prefix(1_024), as: UTF8.self).lowercased()
      let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      guard start.hasPrefix("<!doctype html") || start.hasPrefix("<html") else {
        guard start.hasPrefix("<"), text.contains("<questestinterop") else { return nil }
        self = .qti1
        return
      }
      self = .html
    }
  }

  /// Whether a text of no known format is a list of flashcards: Anki's directives, or a tab in each line.
  static func isFlashcards(_ prefix: [UInt8]) -> Bool {
    let lines = String(decoding: prefix, as: UTF8.self).split(whereSeparator: \.isNewline)
    if lines.first.map({ $0.hasPrefix("#separator:") || $0.hasPrefix("#html:") }) == true { return true }
    // The last line may be cut off.
    let whole = lines.count > 2 ? lines.dropLast() : lines[...]
    return whole.count >= 2 && whole.allSatisfy { $0.count { $0 == "\t" } == 1 }
  }

  /// Detects an unsupported archive from its entries; nil for any other archive.
  init?(_ archive: ZIPArchive) {
    for entry in archive.entries {
      switch entry.name {
      case "h5p.json": self = .h5p
      case "word/document.xml": self = .word
      case "ppt/presentation.xml": self = .presentation
      case "xl/workbook.bin": self = .binaryWorkbook
      case "mimetype":
        let bytes = (try? ArchiveEntryInput(archive, entry).next(atMost: 100)) ?? []
        let type = String(decoding: bytes, as: UTF8.self)
        guard type.contains("opendocument") else { continue }
        self = type.contains("spreadsheet") ? .openDocumentSpreadsheet : .openDocumentText
      default: continue
      }
      return
    }
    return nil
  }
}

extension OpenBankFile {
  /// The archive; throws if its format is unsupported.
  func supportedArchive() throws(BankOpeningError) -> ZIPArchive {
    let archive = try archive()
    if let kind = UnsupportedFileFormat.Kind(archive) {
      throw BankOpeningError(UnsupportedFileFormat(kind: kind), file: name)
    }
    return archive
  }
}
