public import HTML

/// Asks a guest for their time zone, if the browser didn't send it.
public struct GuestPage: Sendable {
  let context: PageContext
  let zones: [String]
  /// The zone of a form that is shown again; nil if none was chosen.
  let chosenZone: String?
  let idempotencyKey: String
  let errors: FormErrors

  public init(
    context: PageContext, zones: [String], chosenZone: String? = nil, idempotencyKey: String,
    errors: FormErrors = FormErrors()
  ) {
    self.context = context
    self.zones = zones
    self.chosenZone = chosenZone
    self.idempotencyKey = idempotencyKey
    self.errors = errors
  }

  public var html: HTML {
    let texts = context.texts.account.guest
    let zone = TimeZoneField(texts: context.texts, zones: zones, chosen: chosenZone, error: errors[TimeZoneField.name])
    return context.formDocument(
      title: texts.title, text: texts.text, errors: errors,
      form: """
        <form class="form" method="post" action="\(SitePath.guest)">\(context.csrfField)\(IdempotencyKeyField.html(idempotencyKey))\
        \(zone.html)<button class="button primary">\(texts.play)</button></form>
        """)
  }
}
