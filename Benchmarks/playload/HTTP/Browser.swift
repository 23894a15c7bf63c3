/// A minimal browser without JavaScript: cookies, forms, redirects, one open connection.
struct Browser {
  static let mostRedirects = 10

  /// The path of the current page.
  private(set) var path = "/"
  /// The size of all response bodies, in bytes.
  private(set) var received = 0
  private(set) var requests = 0
  private let port: UInt16
  private let common: String
  private var connection: Connection?
  private var isClosed = true
  private var page = 0..<0
  /// As `name=value`.
  private(set) var cookies: [String]
  private var request: [UInt8] = []

  /// - Parameters:
  ///   - language: the language that it asks for.
  ///   - gzip: whether responses may be compressed. They aren't decompressed.
  ///   - cookies: what it has in its cookies from the start, as `name=value`.
  init(port: UInt16, language: String = "en", gzip: Bool = false, cookies: [String] = []) {
    self.port = port
    self.cookies = cookies
    common = """
       HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      User-Agent: playload\r
      Accept: text/html\r
      Accept-Language: \(language)\r
      \(gzip ? "Accept-Encoding: gzip, deflate, br\r\n" : "")
      """
  }

  /// The bytes of the current page.
  var bytes: ArraySlice<UInt8> { connection?.buffer[page] ?? [] }

  /// Opens a page and follows redirects.
  mutating func get(_ path: String) throws(LoadError) {
    write("GET", path, form: nil)
    try exchange(path)
  }

  /// Sends a form and follows redirects.
  ///
  /// - Parameter form: in URL encoding.
  mutating func post(_ path: String, form: String) throws(LoadError) {
    write("POST", path, form: form)
    try exchange(path)
  }

  private mutating func exchange(_ path: String) throws(LoadError) {
    var path = path
    for _ in 0...Browser.mostRedirects {
      let reply = try send()
      guard (301...303).contains(reply.head.status), let location = reply.head.location else {
        (self.path, page) = (path, reply.body)
        if reply.head.status >= 400 { throw .status(reply.head.status, path: path) }
        return
      }
      path = location
      write("GET", path, form: nil)
    }
    throw .tooManyRedirects
  }

  private mutating func send() throws(LoadError) -> Reply {
    let connection = try openConnection()
    let reply = try connection.exchange(request)
    requests += 1
    received += reply.body.count
    for cookie in reply.head.cookies { keep(cookie) }
    isClosed = reply.head.closes
    return reply
  }

  private mutating func openConnection() throws(LoadError) -> Connection {
    if let connection, !isClosed { return connection }
    let new = try Connection(port: port)
    (connection, isClosed) = (new, false)
    return new
  }

  private mutating func keep(_ cookie: String) {
    let name = cookie.prefix { $0 != "=" }
    cookies.removeAll { $0.hasPrefix(name + "=") }
    cookies.append(cookie)
  }

  private mutating func write(_ method: String, _ path: String, form: String?) {
    request.removeAll(keepingCapacity: true)
    for part in [method, " ", path, common] { request.append(contentsOf: part.utf8) }
    if !cookies.isEmpty { write("Cookie: \(cookies.joined(separator: "; "))\r\n") }
    if let form {
      write("Origin: http://127.0.0.1:\(port)\r\nContent-Type: application/x-www-form-urlencoded\r\n")
      write("Content-Length: \(form.utf8.count)\r\n\r\n\(form)")
    } else {
      write("\r\n")
    }
  }

  private mutating func write(_ text: String) { request.append(contentsOf: text.utf8) }
}
