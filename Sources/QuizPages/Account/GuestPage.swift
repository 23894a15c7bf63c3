public import HTML

/// Asks a guest where they are, where the browser didn't tell.
public struct GuestPage: Sendable {
  public let frame: Frame
  public let zones: [String]
  public let ticket: String
  public let faults: FormFaults

  public init(frame: Frame, zones: [String], ticket: String, faults: FormFaults = FormFaults()) {
    self.frame = frame
    self.zones = zones
    self.ticket = ticket
    self.faults = faults
  }

  public var html: HTML {
    let (texts, fields) = (frame.texts.account.guest, frame.texts.account.fields)
    let zone = ZoneField(texts: fields, zones: zones, chosen: nil, fault: faults[ZoneField.name])
    return frame.formDocument(
      title: texts.title, text: texts.text, faults: faults,
      form: """
        <form class="form" method="post" action="\(Address.guest)">\(frame.proofField)\(TicketField.html(ticket))\
        \(zone.html)<button class="button primary">\(texts.play)</button></form>
        """)
  }
}
