public import QuizEngine

extension Language {
  /// The language's name in that language, as a language menu shows it. For a language without a known name, its tag.
  public var ownName: String {
    if let texts = Texts[self] { return texts.languageName }
    return Language.ownName(tag.lowercased()) ?? Language.ownName(primary) ?? tag
  }

  /// The first subtag in lower case: `zh` for `zh-Hant`.
  var primary: String { String(tag.lowercased().prefix { $0 != "-" }) }

  private static func ownName(_ tag: String) -> String? {
    for name in names where name.tag == tag { return name.name }
    return nil
  }

  private static let names: [(tag: String, name: String)] = [
    ("ar", "العربية"), ("be", "Беларуская"), ("bg", "Български"), ("bn", "বাংলা"), ("ca", "Català"), ("cs", "Čeština"),
    ("da", "Dansk"), ("de", "Deutsch"), ("el", "Ελληνικά"), ("en", "English"), ("eo", "Esperanto"), ("es", "Español"),
    ("et", "Eesti"), ("eu", "Euskara"), ("fa", "فارسی"), ("fi", "Suomi"), ("fr", "Français"), ("ga", "Gaeilge"),
    ("gl", "Galego"), ("he", "עברית"), ("hi", "हिन्दी"), ("hr", "Hrvatski"), ("hu", "Magyar"), ("hy", "Հայերեն"),
    ("id", "Bahasa Indonesia"), ("is", "Íslenska"), ("it", "Italiano"), ("ja", "日本語"), ("ka", "ქართული"),
    ("kk", "Қазақ тілі"), ("ko", "한국어"), ("la", "Latina"), ("lt", "Lietuvių"), ("lv", "Latviešu"),
    ("ms", "Bahasa Melayu"),
    ("nb", "Norsk bokmål"), ("nl", "Nederlands"), ("nn", "Norsk nynorsk"), ("no", "Norsk"), ("pl", "Polski"),
    ("pt", "Português"), ("ro", "Română"), ("ru", "Русский"), ("sk", "Slovenčina"), ("sl", "Slovenščina"),
    ("sr", "Српски"), ("sv", "Svenska"), ("ta", "தமிழ்"), ("th", "ไทย"), ("tr", "Türkçe"), ("uk", "Українська"),
    ("ur", "اردو"), ("uz", "Oʻzbekcha"), ("vi", "Tiếng Việt"), ("zh", "中文"), ("zh-hans", "简体中文"), ("zh-hant", "繁體中文"),
  ]
}
