extension Texts.Cities {
  /// The database's names are English already.
  static let english = Texts.Cities(names: [])
}
