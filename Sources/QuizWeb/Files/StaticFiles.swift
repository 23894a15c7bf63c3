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

  let assets: PageContext.Assets
  let embeddingScript: File
  private let files: [String: File]

  init() throws(CompressionFailed) {
    var files: [String: File] = [:]
    func add(
      _ bytes: [UInt8], name stem: String, suffix: String, type: String
    ) throws(CompressionFailed) -> String {
      let name = "\(stem)-\(StaticFiles.fingerprint(bytes)).\(suffix)"
      files[name] = try File(type: type, bytes: bytes)
      return "/static/" + name
    }
    assets = PageContext.Assets(
      stylesheet: try add(PackageResources.site_css, name: "site", suffix: "css", type: "text/css; charset=utf-8"),
      script: try add(PackageResources.site_js, name: "site", suffix: "js", type: "text/javascript; charset=utf-8"),
      icon: try add(PackageResources.icon_svg, name: "icon", suffix: "svg", type: "image/svg+xml"),
      accountScript: try add(
        PackageResources.account_js, name: "account", suffix: "js", type: "text/javascript; charset=utf-8"),
      dailyScript: try add(
        PackageResources.daily_js, name: "daily", suffix: "js", type: "text/javascript; charset=utf-8"))
    embeddingScript = try File(type: "text/javascript; charset=utf-8", bytes: PackageResources.embed_js)
    self.files = files
  }

  subscript(_ name: some StringProtocol) -> File? { files[String(name)] }

  /// Sixteen hexadecimal digits of the content's digest.
  private static func fingerprint(_ bytes: [UInt8]) -> String {
    SHA256.hash(data: bytes).prefix(8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
