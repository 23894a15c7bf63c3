extension Texts {
  /// The names of the cities, islands and countries after which time zones are named.
  struct Cities: Sendable {
    /// A time zone's name in the IANA database, with the name of its place. Zones of few people are left out; they keep
    /// the database's name.
    let names: [(zone: String, name: String)]

    /// The place's name, if the language has one for it.
    subscript(_ zone: String) -> String? {
      for city in names where city.zone == zone { return city.name }
      return nil
    }

    /// The zone's place as a sentence names it. Without a name in the language, the name in the database without its
    /// region: `Argentina, Buenos Aires`.
    func name(of zone: String) -> String {
      if let name = self[zone] { return name }
      var text = ""
      for character in zone.drop(while: { $0 != "/" }).dropFirst() {
        switch character {
        case "_": text += " "
        case "/": text += ", "
        default: text.append(character)
        }
      }
      return text.isEmpty ? zone : text
    }
  }
}
