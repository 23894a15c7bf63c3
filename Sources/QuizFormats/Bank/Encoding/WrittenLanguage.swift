/// A language as files of older programs have it: its letters, its marks and its usual encodings.
struct WrittenLanguage: Sendable {
  let tag: String
  /// Nil for Chinese, Japanese and Korean.
  let pairs: LetterPairs?
  let eastAsian: EastAsianLetters?
  /// The marks beyond ASCII that its texts often have.
  let marks: Set<Unicode.Scalar>
  /// What an encoding costs in bits that the language's files are in, by its name.
  let encodings: [String: Int]

  /// What an encoding costs that the language's files are hardly ever in.
  static let unusualEncoding = 20

  static let alphabet = Alphabet(texts.map(\.value))
  static let all: [WrittenLanguage] =
    texts.map { tag, text in
      WrittenLanguage(
        tag: tag, pairs: LetterPairs(text, alphabet), eastAsian: nil, marks: marks(of: tag), encodings: usual(in: tag))
    }
    + ["zh-Hans", "zh-Hant", "ja", "ko"].map { tag in
      WrittenLanguage(
        tag: tag, pairs: nil, eastAsian: EastAsianLetters(tag), marks: marks(of: tag), encodings: usual(in: tag))
    }

  private static let numbers = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.tag, $0) })

  /// Finds a language by its tag, which may have a region; nil if there is none.
  static func named(_ tag: String) -> WrittenLanguage? {
    (numbers[tag] ?? numbers[String(tag.prefix { $0 != "-" })]).map { all[$0] }
  }

  private static let texts = [LetterPairs.western, LetterPairs.eastern, LetterPairs.cyrillic, LetterPairs.other]
    .flatMap { $0.sorted { $0.key < $1.key } }

  private static func marks(of tag: String) -> Set<Unicode.Scalar> {
    let quotes =
      switch tag {
      case "en", "nl", "tr", "vi", "th": "’‘“”£"
      case "fr", "it", "ca", "pt": "’«»“”\u{A0}"
      case "es": "¿¡«»“”’ºª"
      case "de", "cs", "sk", "sl", "hr", "et", "lt", "bg", "sr", "mk", "da", "no", "is": "„“‚‘»«’”"
      case "pl", "hu", "ro", "sq", "lv": "„”«»’“"
      case "ru", "uk": "«»„“№’\u{A0}"
      case "sv", "fi": "”’»«"
      case "zh-Hans", "zh-Hant", "ja", "ko": "“”‘’·、。「」『』《》〈〉【】（）？！，：；"
      default: "«»“”’"
      }
    return Set((quotes + "–—…°€").unicodeScalars)
  }

  private static func usual(in tag: String) -> [String: Int] {
    switch tag {
    case "en":
      // English text is in all of these, but its few letters beyond ASCII are those of Windows-1252.
      [
        "Windows-1252": 0, "Mac-Roman": 6, "ISO-8859-15": 6, "CP850": 8, "CP437": 8, "Windows-1250": 15,
        "Windows-1251": 15, "ISO-8859-2": 15, "GB18030": 12, "Big5": 12, "Shift_JIS": 12, "EUC-KR": 12, "EUC-JP": 12,
      ]
    case "fr", "de", "es", "pt", "it", "nl", "ca", "sv", "da", "no", "is", "fi":
      ["Windows-1252": 0, "Mac-Roman": 3, "ISO-8859-15": 4, "CP850": 4, "CP437": 6]
    case "pl", "cs", "sk", "sl", "hr", "hu": ["Windows-1250": 0, "ISO-8859-2": 1, "CP852": 3, "Mac-CentralEurope": 4]
    case "ro": ["Windows-1250": 0, "ISO-8859-2": 1, "ISO-8859-16": 2, "CP852": 4]
    case "sq": ["Windows-1252": 0, "Windows-1250": 1, "ISO-8859-2": 2, "Mac-Roman": 4, "CP850": 4]
    case "et": ["Windows-1257": 0, "Windows-1252": 1, "ISO-8859-13": 2, "ISO-8859-15": 3]
    case "lv", "lt": ["Windows-1257": 0, "ISO-8859-13": 2]
    case "tr": ["Windows-1254": 0]
    case "ru", "bg": ["Windows-1251": 0, "KOI8-R": 2, "CP866": 2, "Mac-Cyrillic": 4, "ISO-8859-5": 4, "CP855": 5]
    case "uk": ["Windows-1251": 0, "KOI8-U": 1, "KOI8-R": 5, "Mac-Cyrillic": 4, "ISO-8859-5": 4]
    case "sr", "mk": ["Windows-1251": 0, "ISO-8859-5": 3, "CP855": 4, "Mac-Cyrillic": 5]
    case "el": ["Windows-1253": 0, "ISO-8859-7": 5]
    case "he": ["Windows-1255": 0, "ISO-8859-8": 2]
    case "ar": ["Windows-1256": 0]
    case "vi": ["Windows-1258": 0, "VISCII": 2]
    case "th": ["TIS-620": 0]
    case "zh-Hans": ["GB18030": 0]
    case "zh-Hant": ["Big5": 0, "GB18030": 5]
    case "ja": ["Shift_JIS": 0, "EUC-JP": 1]
    case "ko": ["EUC-KR": 0]
    default: [:]
    }
  }
}
