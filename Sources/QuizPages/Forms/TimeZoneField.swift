import HTML

/// A time zone field, grouped by region. If none is selected, a script selects the browser's zone.
public struct TimeZoneField: Sendable {
  /// The field's name in forms.
  public static let name = "zone"

  let texts: Texts.Account.Fields
  /// IANA names such as `America/Argentina/Buenos_Aires`, sorted.
  let zones: [String]
  /// Nil if nothing is selected yet.
  let chosen: String?
  var hint: String?
  var error: String?

  var html: HTML {
    let field = FormField(name: TimeZoneField.name, label: texts.zone, hint: hint ?? texts.zoneHint, error: error)
    return field.select("\(unchosen)\(groups)", " required autocomplete=\"off\"")
  }

  private var unchosen: HTML? {
    chosen == nil ? "<option value=\"\" selected>\(texts.chooseZone)</option>" : nil
  }

  private var groups: [HTML] {
    let all = chosen.map { zones.contains($0) ? zones : zones + [$0] } ?? zones
    return regions.compactMap { region in
      let options = all.filter { region.contains($0) }.map { option($0, in: region) }
      return options.isEmpty ? nil : "<optgroup label=\"\(region.label)\">\(options)</optgroup>"
    }
  }

  private func option(_ zone: String, in region: Region) -> HTML {
    "<option value=\"\(zone)\"\(" selected", if: zone == chosen)>\(region.displayName(zone))</option>"
  }

  private struct Region {
    /// The region with its slash, for example `Europe/`. It is empty for zones without a region.
    let prefix: String
    let label: String

    func contains(_ zone: String) -> Bool {
      prefix.isEmpty ? !known.contains { zone.hasPrefix($0) } : zone.hasPrefix(prefix)
    }

    /// The name without its region: `Argentina, Buenos Aires`.
    func displayName(_ zone: String) -> String {
      var text = ""
      for character in zone.dropFirst(prefix.count) {
        switch character {
        case "_": text += " "
        case "/": text += ", "
        default: text.append(character)
        }
      }
      return text
    }

    private var known: [String] {
      [
        "Africa/", "America/", "Antarctica/", "Arctic/", "Asia/", "Atlantic/", "Australia/", "Europe/", "Indian/",
        "Pacific/",
      ]
    }
  }

  private var regions: [Region] {
    let names = texts.regions
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
