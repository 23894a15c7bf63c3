public import HTML

/// Asks a guest for their time zone, if the browser didn't send it.
public struct GuestPage: Sendable {
  let context: PageContext
  let zones: [String]
  let idempotencyKey: String
  let errors: FormErrors

  public init(
    context: PageContext, zones: [String], idempotencyKey: String, errors: FormErrors = FormErrors()
  ) {
    self.context = context
    self.zones = zones
    self.idempotencyKey = idempotencyKey
    self.errors = errors
  }

  public var html: HTML {
    let texts = context.texts.account.guest
    let zone = TimeZoneField(texts: context.texts, zones: zones, chosen: nil, error: errors[TimeZoneField.name])
    return context.formDocument(
      title: texts.title, text: texts.text, errors: errors,
      form: """
        <form class="form" method="post" action="\(SitePath.guest)">\(context.csrfField)\(IdempotencyKeyField.html(idempotencyKey))\
        \(zone.html)<button class="button primary">\(texts.play)</button></form>
        """)
  }
}
