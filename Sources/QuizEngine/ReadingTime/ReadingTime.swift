/// Estimates how long a text takes to read.
///
/// The rates are those of the International Reading Speed Texts (Trauzettel-Klosinski and Dietz, 2012, "Standardized
/// Assessment of Reading Performance", Investigative Ophthalmology & Visual Science 53:5452): 184 words a minute, the
/// mean of 17 languages, and 255 characters a minute in Chinese. They were measured for reading aloud. Most people read
/// silently a little faster (238 words of English: Brysbaert, 2019, Journal of Memory and Language 109:104047). So an
/// ordinary reader is not slower than the estimate.
enum ReadingTime {
  static let wordsPerMinute = 184.0
  static let charactersPerMinute = 255.0

  /// The time to read the text, in seconds.
  static func seconds(of text: String) -> Double {
    var words = 0
    var characters = 0
    var isInWord = false
    for scalar in text.unicodeScalars {
      let part = Part(scalar)
      if part == .character { characters += 1 }
      if part == .letter, !isInWord { words += 1 }
      isInWord = part == .letter || (isInWord && part == .punctuation)
    }
    return 60 * (Double(words) / wordsPerMinute + Double(characters) / charactersPerMinute)
  }

  /// What a scalar is to a reader.
  private enum Part {
    /// A part of a word: a letter, a digit or an emoji.
    case letter
    /// Read alone: a Chinese character or a Japanese syllable.
    case character
    /// Punctuation. It doesn't end a word: `don't` and `well-known` are one word each.
    case punctuation
    case blank

    init(_ scalar: Unicode.Scalar) {
      self =
        switch scalar.value {
        case 0...0x20, 0x7F...0xA0, 0x2000...0x200A, 0x2028, 0x2029, 0x3000: .blank
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: .letter
        case 0x21...0x7E, 0xA1...0xBF, 0x200B...0x206F, 0x3001...0x303F, 0xFE00...0xFE4F, 0xFF00...0xFF0F: .punctuation
        case 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65: .punctuation
        case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0x20000...0x3FFFF: .character
        default: .letter
        }
    }
  }
}
