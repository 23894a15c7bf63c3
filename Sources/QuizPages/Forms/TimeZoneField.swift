import HTML

/// A time zone field, grouped by region. If none is selected, a script selects the browser's zone.
public struct TimeZoneField: Sendable {
  /// The field's name in forms.
  public static let name = "zone"

  let texts: Texts
  /// IANA names such as `America/Argentina/Buenos_Aires`, sorted.
  let zones: [String]
  /// Nil if nothing is selected yet.
  let chosen: String?
  var hint: String?
  var error: FormErrors.Note?
  /// Whether a script replaces the field by a sentence if the browser tells its zone.
  var isFoldable = false

  var html: HTML {
    let fields = texts.account.fields
    let field = FormField(name: TimeZoneField.name, label: fields.zone, hint: hint ?? fields.zoneHint, error: error)
    return "\(field.select("\(unchosen)\(groups)", " required autocomplete=\"off\""))\(isFoldable ? foldedField : nil)"
  }

  /// What is shown instead of the field, with a button that brings the field back.
  private var foldedField: HTML {
    let fields = texts.account.fields
    return """
      <p class="hint folded-zone" hidden><span data-text="\(fields.zoneFound)"></span> \
      <button class="link" type="button">\(fields.changeZone)</button></p>
      """
  }

  private var unchosen: HTML? {
    chosen == nil ? "<option value=\"\" selected>\(texts.account.fields.chooseZone)</option>" : nil
  }

  private var groups: [HTML] {
    let all = named + unnamed
    return regions.compactMap { region in
      let options = all.filter { region.contains($0) }.map(option)
      return options.isEmpty ? nil : "<optgroup label=\"\(region.label)\">\(options)</optgroup>"
    }
  }

  /// The zones to offer: also the chosen one.
  private var offered: [String] { chosen.map { zones.contains($0) ? zones : zones + [$0] } ?? zones }

  /// The zones that have a name in the language, in its order. They come first in their region.
  private var named: [String] { texts.cities.names.map { $0.zone }.filter { offered.contains($0) } }

  private var unnamed: [String] { offered.filter { texts.cities[$0] == nil } }

  private func option(_ zone: String) -> HTML {
    "<option value=\"\(zone)\"\(" selected", if: zone == chosen)>\(texts.cities.name(of: zone))</option>"
  }

  private struct Region {
    /// The region with its slash, for example `Europe/`. It is empty for zones without a region.
    let prefix: String
    let label: String

    func contains(_ zone: String) -> Bool {
      prefix.isEmpty ? !known.contains { zone.hasPrefix($0) } : zone.hasPrefix(prefix)
    }

    private var known: [String] {
      [
        "Africa/", "America/", "Antarctica/", "Arctic/", "Asia/", "Atlantic/", "Australia/", "Europe/", "Indian/",
        "Pacific/",
      ]
    }
  }

  private var regions: [Region] {
    let names = texts.account.fields.regions
    return [
      Region(prefix: "Africa/", label: names.africa), Region(prefix: "America/", label: names.america),
      Region(prefix: "Antarctica/", label: names.antarctica), Region(prefix: "Arctic/", label: names.arctic),
      Region(prefix: "Asia/", label: names.asia), Region(prefix: "Atlantic/", label: names.atlantic),
      Region(prefix: "Australia/", label: names.australia), Region(prefix: "Europe/", label: names.europe),
      Region(prefix: "Indian/", label: names.indian), Region(prefix: "Pacific/", label: names.pacific),
      Region(prefix: "", label: names.other),
    ]
  }
}
