#if MariaDB
  internal import Foundation

  /// The address of a database, with user and password:
  /// `mysql://user:password@host1:3306,host2/name?tls=verify&ca=/path.pem`.
  ///
  /// Several hosts are the nodes of a cluster. The first one that answers is used; if it fails, the next one. In user
  /// and password, characters other than letters and digits are written as `%40`. `tls` is `off` (the default),
  /// `required`, or `verify`, which checks the certificate against those in the file `ca`, or against the system's.
  package struct MariaDBAddress: Hashable, Sendable, CustomStringConvertible {
    /// One node of the cluster, or the only server.
    package struct Host: Hashable, Sendable {
      /// A host name or an IP address. IPv6 addresses have no brackets here.
      package let name: String
      package let port: UInt16
    }

    /// Whether connections use TLS. `verify` also checks the server's certificate.
    package enum Encryption: String, Sendable {
      case off, required, verify
    }

    package internal(set) var hosts: [Host]
    package let user: String
    /// ``description`` doesn't contain it.
    package var password: String
    package internal(set) var database: String
    package let encryption: Encryption
    /// The path of a file with certificates.
    package let certificateAuthorities: String?

    /// Nil if the text isn't a valid address.
    package init?(_ text: String) {
      guard let rest = Self.withoutScheme(text), let at = rest.lastIndex(of: "@"),
        let slash = rest[at...].firstIndex(of: "/")
      else { return nil }
      let pass = rest[..<at].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let hosts = rest[rest.index(after: at)..<slash].split(separator: ",").map(Host.init)
      let tail = rest[rest.index(after: slash)...].split(separator: "?", maxSplits: 1)
      guard let user = pass.first?.removingPercentEncoding, !user.isEmpty, let name = tail.first, Self.isName(name),
        let options = Self.options(tail.dropFirst().first ?? ""),
        let encryption = Encryption(rawValue: options["tls"] ?? "off"), !hosts.isEmpty
      else { return nil }
      let known = hosts.compactMap { $0 }
      guard known.count == hosts.count, let password = (pass.dropFirst().first ?? "").removingPercentEncoding else {
        return nil
      }
      self.hosts = known
      self.user = user
      self.password = password
      database = String(name)
      self.encryption = encryption
      certificateAuthorities = options["ca"]
    }

    /// The same address with another database.
    func with(database: String) -> MariaDBAddress {
      var address = self
      address.database = database
      return address
    }

    package var description: String {
      let hosts = hosts.map { "\($0.name.contains(":") ? "[\($0.name)]" : $0.name):\($0.port)" }
      return "mysql://\(user)@\(hosts.joined(separator: ","))/\(database)"
    }

    private static func withoutScheme(_ text: String) -> Substring? {
      for scheme in ["mysql://", "mariadb://"] where text.hasPrefix(scheme) { return text.dropFirst(scheme.count) }
      return nil
    }

    /// Catches typing errors. The name isn't put into SQL.
    private static func isName(_ text: Substring) -> Bool {
      !text.isEmpty && text.utf8.count <= 64 && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    }

    /// Nil if an option isn't known.
    private static func options(_ text: Substring) -> [String: String]? {
      var options: [String: String] = [:]
      for option in text.split(separator: "&") {
        let parts = option.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, ["tls", "ca"].contains(parts[0]), let value = parts[1].removingPercentEncoding else {
          return nil
        }
        options[String(parts[0])] = value
      }
      return options
    }
  }

  extension MariaDBAddress.Host {
    /// Parses `name`, `name:port` or `[2001:db8::1]:port`.
    init?(_ text: Substring) {
      let end = text.hasPrefix("[") ? text.firstIndex(of: "]") : text.firstIndex(of: ":") ?? text.endIndex
      guard let end else { return nil }
      let isBracketed = text.hasPrefix("[")
      let name = isBracketed ? text[text.index(after: text.startIndex)..<end] : text[..<end]
      let tail = isBracketed ? text[text.index(after: end)...] : text[end...]
      guard !name.isEmpty, tail.isEmpty || tail.hasPrefix(":") else { return nil }
      guard let port = tail.isEmpty ? 3306 : UInt16(tail.dropFirst()) else { return nil }
      self.init(name: String(name), port: port)
    }
  }
#endif
