import CZip
import Foundation

/// Archives for tests.
enum TestArchive {
  struct Failure: Error {}

  /// - Parameter password: encrypts all entries.
  static func zip(_ entries: [(name: String, content: [UInt8])], password: String? = nil) throws -> [UInt8] {
    let path = FileManager.default.temporaryDirectory.appending(path: "parlour-\(UUID().uuidString).zip").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    guard let archive = zip_open(path, ZIP_CREATE | ZIP_TRUNCATE, nil) else { throw Failure() }
    var buffers: [UnsafeMutableRawBufferPointer] = []
    defer { for buffer in buffers { buffer.deallocate() } }
    for (name, content) in entries {
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, content.count), alignment: 1)
      buffer.copyBytes(from: content)
      buffers.append(buffer)
      let source = zip_source_buffer(archive, buffer.baseAddress, UInt64(content.count), 0)
      let index = zip_file_add(archive, name, source, ZIP_FL_ENC_UTF_8)
      guard index >= 0 else { throw Failure() }
      if let password { zip_file_set_encryption(archive, UInt64(index), UInt16(ZIP_EM_AES_256), password) }
    }
    guard zip_close(archive) == 0 else { throw Failure() }
    return Array(try Data(contentsOf: URL(filePath: path)))
  }

  static func zip(_ entries: KeyValuePairs<String, String>, password: String? = nil) throws -> [UInt8] {
    try zip(entries.map { ($0.key, Array($0.value.utf8)) }, password: password)
  }

  /// An archive whose central directory states this size for each entry, in ZIP64 format (APPNOTE.TXT 4.5.3).
  static func boastful(_ entries: [(name: String, content: [UInt8])], size: UInt64) -> [UInt8] {
    func little(_ number: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: number.littleEndian) { Array($0) } }
    var (files, list): ([UInt8], [UInt8]) = ([], [])
    for (name, content) in entries {
      let offset = UInt32(files.count)
      // Version, flags, method (stored), time, date, checksum.
      let common = little(UInt16(45)) + little(UInt16(0)) + little(UInt16(0)) + little(UInt32(0)) + little(UInt32(0))
      files += [0x50, 0x4B, 3, 4] + common + little(UInt32(content.count)) + little(UInt32(content.count))
      files += little(UInt16(name.utf8.count)) + little(UInt16(0)) + name.utf8 + content
      let claimed = little(UInt16(1)) + little(UInt16(16)) + little(size) + little(size)
      list += [0x50, 0x4B, 1, 2] + little(UInt16(45)) + common + little(UInt32.max) + little(UInt32.max)
      list += little(UInt16(name.utf8.count)) + little(UInt16(claimed.count)) + little(UInt16(0)) + little(UInt16(0))
      list += little(UInt16(0)) + little(UInt32(0)) + little(offset) + name.utf8 + claimed
    }
    let count = little(UInt16(entries.count))
    return files + list + [0x50, 0x4B, 5, 6] + little(UInt32(0)) + count + count + little(UInt32(list.count))
      + little(UInt32(files.count)) + little(UInt16(0))
  }

  /// A QTI item with one correct answer.
  static func item(_ identifier: String, question: String, key: String, wrong: String) -> String {
    """
    <assessmentItem identifier="\(identifier)">
      <responseDeclaration identifier="R"><correctResponse><value>k</value></correctResponse></responseDeclaration>
      <itemBody><choiceInteraction responseIdentifier="R"><prompt>\(question)</prompt>
        <simpleChoice identifier="w">\(wrong)</simpleChoice><simpleChoice identifier="k">\(key)</simpleChoice>
      </choiceInteraction></itemBody>
    </assessmentItem>
    """
  }

  static func manifest(_ hrefs: [String]) -> String {
    let resources = hrefs.map {
      "  <resource identifier=\"r\" type=\"imsqti_item_xmlv2p1\" href=\"\($0)\"><file href=\"\($0)\"/></resource>\n"
    }
    return "<manifest>\n<resources>\n\(resources.joined())</resources>\n</manifest>\n"
  }

  /// A workbook with one sheet. Integers are stored as numbers, and all other texts are shared strings.
  static func workbook(_ rows: [Int: [String]]) throws -> [UInt8] {
    var texts: [String] = []
    var sheet = ""
    for (number, cells) in rows.sorted(by: { $0.key < $1.key }) {
      sheet += "<row r=\"\(number)\">"
      for (column, text) in cells.enumerated() where !text.isEmpty {
        let reference = "\(Character(Unicode.Scalar(UInt8(65 + column))))\(number)"
        if Int(text) != nil {
          sheet += "<c r=\"\(reference)\"><v>\(text)</v></c>"
        } else {
          sheet += "<c r=\"\(reference)\" t=\"s\"><v>\(texts.count)</v></c>"
          texts.append(text)
        }
      }
      sheet += "</row>"
    }
    let shared = texts.map { "<si><r><t>\($0.prefix(2))</t></r><r><t>\($0.dropFirst(2))</t></r></si>" }.joined()
    return try zip([
      "[Content_Types].xml": "<Types/>",
      "xl/workbook.xml": "<workbook xmlns:r=\"r\"><sheets><sheet name=\"Quiz\" r:id=\"rId7\"/></sheets></workbook>",
      "xl/_rels/workbook.xml.rels":
        "<Relationships><Relationship Id=\"rId7\" Target=\"worksheets/sheet1.xml\"/></Relationships>",
      "xl/sharedStrings.xml": "<sst>\(shared)</sst>",
      "xl/worksheets/sheet1.xml": "<worksheet><sheetData>\(sheet)</sheetData></worksheet>",
    ])
  }
}
