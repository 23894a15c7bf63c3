public import HTML

/// Shows a new recovery code, once only.
public struct RecoveryCodePage: Sendable {
  let context: PlayerPageContext
  /// Five groups of five characters, separated by hyphens.
  let code: String
  /// The page that follows.
  let nextPath: String

  /// - Parameters:
  ///   - code: five groups of five characters, separated by hyphens.
  ///   - nextPath: the page that follows.
  public init(context: PlayerPageContext, code: String, nextPath: String = SitePath.daily) {
    self.context = context
    self.code = code
    self.nextPath = nextPath
  }

  public var html: HTML {
    let texts = context.texts.account.code
    return context.document(
      title: texts.title, bodyClass: "form-page", script: .account,
      main: """
        <h1>\(texts.title)</h1>
        <p class="hint">\(texts.text)</p>
        <p class="code shown" id="code" translate="no">\(code)</p>
        <p class="copy-actions"><button class="button" type="button" data-copy="code" data-copied="\(texts.copied)" hidden>\
        \(texts.copy)</button><a class="button" href="\(file)" download="parlour-recovery-code.txt">\(texts.download)</a>\
        <span role="status"></span></p>
        <div class="actions"><a class="button primary" href="\(nextPath)">\(texts.goOn)</a></div>
        """)
  }

  /// The address of a text file with the name and the code.
  private var file: String {
    let site = context.texts.site
    let fields = context.texts.account.fields
    let lines = [
      site.name, fields.name + site.labelSeparator + (context.name ?? ""), fields.code + site.labelSeparator + code,
    ]
    return "data:text/plain;charset=utf-8," + lines.map { $0 + "\n" }.joined().percentEncoded
  }
}
