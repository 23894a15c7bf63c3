import QuizEngine
import Testing

@testable import QuizFormats

/// Texts that a program read in a wrong encoding and saved, and texts that only look like it.
@Suite struct MojibakeTests {
  /// - Parameters:
  ///   - right: the text's own encoding, for iconv.
  ///   - wrong: the encoding that the program took; nil for Latin-1 with its control characters.
  private static func garbled(_ text: String, _ right: String, as wrong: LegacyEncoding?) throws -> String {
    let bytes = right == "UTF-8" ? Array(text.utf8) : try DetectionTests.bytes(text, in: right)
    guard let wrong else { return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })) }
    var decoded: [UInt8] = []
    var decoder = TextDecoder(.converted(wrong))
    decoder.decode(bytes, isLast: true, into: &decoded)
    return String(decoding: decoded, as: UTF8.self)
  }

  struct Kind: CustomTestStringConvertible, Sendable {
    let text: String
    /// The name for iconv.
    let right: String
    /// Our name; empty for Latin-1.
    let wrong: String

    var testDescription: String { "\(text) in \(right) as \(wrong.isEmpty ? "Latin-1" : wrong)" }
  }

  static let kinds = [
    ("ru", "CP1251", ["Windows-1252", "", "Mac-Roman", "CP437", "CP850", "KOI8-R", "CP866"]),
    ("ru", "KOI8-R", ["Windows-1251", "CP866", "CP850", ""]), ("ru", "CP866", ["Windows-1251", "KOI8-R", "CP437", ""]),
    ("ru", "UTF-8", ["", "CP437", "CP850", "CP866", "KOI8-R", "Mac-Roman"]),
    ("zh-Hans", "GBK", ["", "CP437", "CP850"]),
    ("zh-Hant", "BIG5", ["", "CP437"]), ("zh-Hans", "UTF-8", ["", "CP437", "CP850", "Mac-Roman"]),
    ("fr", "CP1252", ["CP437", "CP850", "Mac-Roman", "Windows-1251"]),
    ("en-quotes", "CP1252", ["CP437", "CP850", "Mac-Roman"]), ("en-quotes", "UTF-8", ["CP437", "CP850", "Mac-Roman"]),
    ("es", "MACINTOSH", ["Windows-1252"]), ("de", "CP850", ["Windows-1252"]), ("pt", "UTF-8", ["CP437", "Mac-Roman"]),
  ].flatMap { text, right, wrongs in wrongs.map { Kind(text: text, right: right, wrong: $0) } }

  @Test(arguments: kinds) func `a garbled text is refused with the right one`(kind: Kind) throws {
    let wrong = LegacyEncoding(named: kind.wrong)
    #expect((wrong == nil) == kind.wrong.isEmpty)
    var (found, examined) = (0, 0)
    for row in EncodingTexts.rows(kind.text) {
      guard let garbled = try? Self.garbled(row, kind.right, as: wrong), garbled != row,
        !garbled.unicodeScalars.contains("\u{FFFD}")
      else { continue }
      examined += 1
      guard let mojibake = Mojibake(in: garbled.split(separator: ";").map(String.init)) else { continue }
      #expect(row.contains(mojibake.repaired), "\(garbled): \(mojibake.repaired)")
      found += 1
    }
    // A single é or a curly apostrophe in a long text is too little.
    #expect(examined > 0 && found * 3 >= examined, "\(found) of \(examined)")
  }

  @Test(arguments: [
    "How long is one Ångström?|0.1 nm|1 nm|Å", "Quel Âge avait-il ?|Âge|Ça|Où", "Ça va ?|Ça|Là|Çà",
    "Hva er «Å»?|Ø|Æ|Å|ÆØÅ",
    "Hvað heitir höfuðborg Íslands?|Reykjavík|Það|Akureyri|Þórshöfn", "Hver orti ljóðið?|Þorsteinn|Æðey|Ögmundur|Örn",
    "How is /ˈæŋstrəm/ pronounced?|ˈæŋ|əʊ|θɪŋ|ʃ", "Which letter is θ?|theta|Ω|π|λ", "What is ΔE = mc²?|Energy|µ|±|×",
    "Sông nào dài nhất Việt Nam?|Sông Mê Kông|Sông Hồng|Đồng Nai|Thủ đô",
    "Who wrote R.U.R.?|Karel Čapek|Dvořák|Škoda|Łódź",
    "Which Māori word means river?|awa|Pākehā|ā|Tāmaki", "Beth yw prifddinas Cymru?|Caerdydd|Tŷ|dŵr|Môn",
    "X’inhi l-belt kapitali?|Il-Belt|Għawdex|Ħamrun|Żejtun", "Kio estas la ĉefurbo?|ŝi|ĉu|ĝardeno|ĵaŭdo",
    "NATIONALITÉ FRANÇAISE ?|ÉTÉ|NOËL|FORÊT", "Cá mhéad lá?|Éire|Tír na nÓg|Ó|Í", "Zein da Ñ?|Ñ|Ü|Ç|Á",
    "Mikä on Ääkkönen?|ÄÖÅ|yö|äiti|Äänekoski", "Combien d’œufs ?|œuf|Œdipe|cœur|Æ", "É ou È?|É|È|Ê|Ë", "à|â|ç|ï|û",
    "Который Ёж?|Ёж|ё|Щука|ЭВМ", "Який ґедзь?|Ґ|Їжак|Є|І", "Кој е Ѓорѓи?|Ѓорѓи|Ќерка|Ѕвезда|Џеб",
    "Шта је љубав?|Љубав|Њива|Ђак|Ћуп", "Хто такі ўладар?|Ўладзімір|ў|І|Э",
    "Hangi şehir İstanbul?|İzmir|Iğdır|Şanlıurfa|Çorum",
    "Kas õun?|Õun|Öö|Ülo|jäääär", "Ką reiškia ąžuolas?|Ąžuolas|ęė|Šešupė|Ūla",
    "Kura ir Rīga?|Rīga|Ķemeri|Ļaudona|Ģederts",
    "Who is Þór?|Þór|Óðinn|Loki|Týr", "What does ¤ mean?|§|¶|†|‡", "What is “naïveté”?|façade|déjà vu|crêpe|señor",
    "AÇÃO ou ÇÃO?|AÇÃO|NÃO|LEÕES|MÃE", "Que é ã?|Ã|Õ|ã©|Não", "日本の首都はどこ？|東京|ｶﾀｶﾅ|大阪|凛", "凜|頡|龘|鱻|饕餮",
    "대한민국의 수도는?|서울|뷁|부산|쌰", "ما هي عاصمة مصر؟|القاهرة|دمشق|بغداد|عمان", "เมืองหลวงของไทย?|กรุงเทพ|เชียงใหม่|ภูเก็ต|พัทยา",
    "¿Ó?|ó|ú|é|í", "ð|þ|æ|Áá", "Ж|Щ|Ы|Ъ|Й", "Ñ o Ü?|Ñ|Ü|Ç|Á", "Where is “García Márquez” read?|Perú|José|Bogotá|Málaga",
    "Which lake is it?|Lake Titicaca|Lake Poopó|Lake Junín|Lake Maracaibo",
  ]) func `a right text isn't taken for a garbled one`(text: String) {
    let found = Mojibake(in: text.split(separator: "|").map(String.init))
    #expect(found == nil, "\(found?.garbled ?? "") \(found?.repaired ?? "")")
  }

  @Test(arguments: EncodingTexts.all.keys.sorted()) func `no question of the texts is taken for a garbled one`(
    text: String
  ) {
    for row in EncodingTexts.rows(text) {
      #expect(Mojibake(in: row.split(separator: ";").map(String.init)) == nil, "\(row)")
    }
  }
}
