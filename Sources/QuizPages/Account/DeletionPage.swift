public import HTML

/// Asks once more before an account is gone.
public struct DeletionPage: Sendable {
  public let player: PlayerFrame
  public let faults: FormFaults

  public init(player: PlayerFrame, faults: FormFaults = FormFaults()) {
    self.player = player
    self.faults = faults
  }

  public var html: HTML {
    let texts = player.texts.account.deletion
    return player.document(
      title: texts.title, kind: "filling", script: player.frame.assets.accountScript,
      main: """
        <h1>\(texts.title)</h1>
        <p class="hint">\(texts.text)</p>\(player.frame.summary(of: faults))
        <p><a href="\(Address.data)" download>\(texts.dataFirst)</a></p>
        <form class="form" method="post" action="\(Address.deletion)">\(player.frame.proofField)\(password)\
        <button class="button">\(texts.submit)</button></form>
        <p class="elsewhere"><a href="\(Address.account)">\(texts.keep)</a></p>
        """)
  }

  /// A guest has none.
  private var password: HTML? {
    guard player.name != nil else { return nil }
    return "\(player.owner)\(player.presentPassword(faults))"
  }
}
