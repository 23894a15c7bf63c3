import Crypto
import HTTPTypes
import Hummingbird
import NIOCore
import QuizPages

/// The files that pages load, kept in memory and compressed once. Their addresses change with their content.
struct StaticFiles: Sendable {
  /// A file of the program couldn't be compressed.
  struct CompressionFailed: Error {}

  struct File: Sendable {
    let type: String
    let identity: ByteBuffer
    let gzipped: ByteBuffer

    init(type: String, bytes: [UInt8]) throws(CompressionFailed) {
      self.type = type
      identity = ByteBuffer(bytes: bytes)
      guard let compressed = Gzip.compress(bytes, level: .best) else { throw CompressionFailed() }
      self.gzipped = compressed
    }
  }

  /// The addresses for each scheme of colours.
  private let assets: [ColorScheme: PageContext.Assets]
  let embeddingScript: File
  private let files: [String: File]

  /// The files of the program, prepared once.
  static let ofProgram = Result { () throws(CompressionFailed) in try StaticFiles() }

  private init() throws(CompressionFailed) {
    var files: [String: File] = [:]
    func add(_ bytes: [UInt8], name stem: String, suffix: String, type: String) throws(CompressionFailed) -> String {
      let name = "\(stem)-\(StaticFiles.fingerprint(bytes)).\(suffix)"
      files[name] = try File(type: type, bytes: bytes)
      return SitePath.files + name
    }
    func addStylesheet(_ css: String, name: String, _ scheme: ColorScheme) throws(CompressionFailed) -> String {
      try add(Array(scheme.stylesheet(of: css).utf8), name: name, suffix: "css", type: "text/css; charset=utf-8")
    }
    func addScript(_ bytes: [UInt8], name: String) throws(CompressionFailed) -> String {
      let script = String(decoding: bytes, as: UTF8.self).withoutCommentLines
      return try add(Array(script.utf8), name: name, suffix: "js", type: "text/javascript; charset=utf-8")
    }
    let script = try addScript(PackageResources.site_js, name: "site")
    let accountScript = try addScript(PackageResources.account_js, name: "account")
    let dailyScript = try addScript(PackageResources.daily_js, name: "daily")
    func addPicture(_ bytes: [UInt8], name: String) throws(CompressionFailed) -> String {
      try add(bytes, name: name, suffix: "svg", type: "image/svg+xml")
    }
    let icon = try addPicture(PackageResources.icon_svg, name: "icon")
    let slides = [
      try addPicture(PackageResources.slide_questions_svg, name: "slide-questions"),
      try addPicture(PackageResources.slide_stopwatch_svg, name: "slide-stopwatch"),
      try addPicture(PackageResources.slide_streak_svg, name: "slide-streak"),
      try addPicture(PackageResources.slide_boards_svg, name: "slide-boards"),
    ]
    let site = Self.stylesheet(PackageResources.site_css)
    let front = Self.stylesheet(PackageResources.front_css)
    let game = Self.stylesheet(PackageResources.game_css)
    let studio = Self.stylesheet(PackageResources.studio_css)
    var assets: [ColorScheme: PageContext.Assets] = [:]
    for scheme in ColorScheme.allCases {
      assets[scheme] = PageContext.Assets(
        stylesheets: PageContext.Stylesheets(
          scheme: scheme, site: try addStylesheet(site, name: "site", scheme),
          front: try addStylesheet(front, name: "front", scheme), game: try addStylesheet(game, name: "game", scheme),
          studio: try addStylesheet(studio, name: "studio", scheme)),
        script: script, icon: icon, accountScript: accountScript, dailyScript: dailyScript,
        slides: slides)
    }
    self.assets = assets
    embeddingScript = try File(type: "text/javascript; charset=utf-8", bytes: PackageResources.embed_js)
    self.files = files
  }

  /// The addresses of the files that pages load.
  func assets(for scheme: ColorScheme) -> PageContext.Assets {
    guard let assets = assets[scheme] else { preconditionFailure("init adds every scheme") }
    return assets
  }

  subscript(_ name: some StringProtocol) -> File? { files[String(name)] }

  private static func stylesheet(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).withoutCommentsAndIndentation
  }

  /// Sixteen hexadecimal digits of the content's digest.
  private static func fingerprint(_ bytes: [UInt8]) -> String {
    SHA256.hash(data: bytes).prefix(8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension String {
  /// A style sheet without its comments and without blanks at the beginning of lines. No string in ours contains the
  /// beginning of a comment.
  fileprivate var withoutCommentsAndIndentation: String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      let end = rest[start.upperBound...].firstRange(of: "*/")
      rest = rest[(end?.upperBound ?? rest.endIndex)...]
    }
    return (result + rest).unindentedLines.joined(separator: "\n") + "\n"
  }

  /// A script without the lines that are a comment as a whole, and without indentation. No text in ours has several
  /// lines.
  fileprivate var withoutCommentLines: String {
    unindentedLines.filter { !$0.hasPrefix("//") }.joined(separator: "\n") + "\n"
  }

  /// The lines that aren't blank, each without the blanks at its beginning.
  private var unindentedLines: [Substring] {
    split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
  }
}
