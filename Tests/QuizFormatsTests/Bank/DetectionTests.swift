import Foundation
import QuizEngine
import Testing

@testable import QuizFormats

/// Files in the encodings of older programs.
@Suite struct DetectionTests {
  struct Failure: Error {}

  /// A text's bytes in an encoding, converted by iconv.
  static func bytes(_ text: String, in encoding: String) throws -> [UInt8] {
    guard let handle = iconv_open(encoding, "UTF-8"), Int(bitPattern: handle) != -1 else { throw Failure() }
    defer { iconv_close(handle) }
    var input = Array(text.utf8).map { CChar(bitPattern: $0) }
    var output = [CChar](repeating: 0, count: input.count * 4 + 16)
    let written = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        var (from, to) = (input.baseAddress, output.baseAddress)
        var (left, room) = (input.count, output.count)
        return iconv(handle, &from, &left, &to, &room) == -1 ? -1 : output.count - room
      }
    }
    guard written >= 0 else { throw Failure() }
    return output[..<written].map { UInt8(bitPattern: $0) }
  }

  private static let head = "category;difficulty;question;correctAnswer;incorrect1;incorrect2;incorrect3\n"

  /// Real quiz questions, eight in each language.
  static let rows: [String: [String]] = [
    "ru": [
      "Как называется столица Австралии?;Канберра;Сидней;Мельбурн;Перт",
      "Кто написал роман «Война и мир»?;Лев Толстой;Фёдор Достоевский;Иван Тургенев;Антон Чехов",
      "Сколько планет в Солнечной системе?;Восемь;Девять;Семь;Десять",
      "Какая река самая длинная в Европе?;Волга;Дунай;Днепр;Рейн",
      "В каком году началась Вторая мировая война?;1939;1941;1914;1945",
      "Какой газ преобладает в атмосфере Земли?;Азот;Кислород;Водород;Углекислый газ",
      "Кто изображён на гербе Австралии вместе со страусом эму?;Кенгуру;Коала;Вомбат;Динго",
      "Как звали первого космонавта?;Юрий Гагарин;Герман Титов;Алексей Леонов;Валентина Терешкова",
    ],
    "cs": [
      "Které město je hlavním městem Austrálie?;Canberra;Sydney;Melbourne;Perth",
      "Kdo napsal román Dobrý voják Švejk?;Jaroslav Hašek;Karel Čapek;Božena Němcová;Jan Neruda",
      "Jak se jmenuje nejdelší řeka v České republice?;Vltava;Labe;Morava;Sázava",
      "Který živočich žije nejdéle?;želva;slon;člověk;kůň",
      "Ve kterém roce začala druhá světová válka?;1939;1941;1914;1945",
      "Který plyn převažuje v zemské atmosféře?;Dusík;Kyslík;Vodík;Oxid uhličitý",
      "Kolik strun má housle?;čtyři;pět;šest;osm",
      "Kdo složil Mou vlast?;Bedřich Smetana;Antonín Dvořák;Leoš Janáček;Josef Suk",
    ],
    "pl": [
      "Które miasto jest stolicą Australii?;Canberra;Sydney;Melbourne;Perth",
      "Kto napisał „Pana Tadeusza”?;Adam Mickiewicz;Juliusz Słowacki;Bolesław Prus;Henryk Sienkiewicz",
      "Jak nazywa się najdłuższa rzeka w Polsce?;Wisła;Odra;Warta;Bug",
      "Które zwierzę żyje najdłużej?;żółw;słoń;człowiek;koń",
      "W którym roku wybuchła druga wojna światowa?;1939;1941;1914;1945",
      "Jaki gaz przeważa w atmosferze Ziemi?;Azot;Tlen;Wodór;Dwutlenek węgla",
      "Ile strun mają skrzypce?;cztery;pięć;sześć;osiem",
      "Kto skomponował „Halkę”?;Stanisław Moniuszko;Fryderyk Chopin;Karol Szymanowski;Ignacy Paderewski",
    ],
    "fr": [
      "Où se trouve la capitale de l'Australie ?;À Canberra;À Sydney;À Melbourne;À Perth",
      "Qui a écrit « Les Misérables » ?;Victor Hugo;Émile Zola;Honoré de Balzac;Molière",
      "Quel est le fleuve le plus long d'Europe ?;La Volga;Le Danube;Le Rhône;L'Elbe",
      "En quelle année a commencé la Seconde Guerre mondiale ?;1939;1941;1914;1945",
      "Quel gaz prédomine dans l'atmosphère ?;L'azote;L'oxygène;L'hydrogène;Le gaz carbonique",
      "Combien de cordes a un violon français ?;Quatre;Cinq;Six;Huit",
      "Quel animal vit le plus longtemps ?;La tortue;L'éléphant;L'être humain;Le cheval",
      "Qui a composé « Boléro » ?;Maurice Ravel;Claude Debussy;Hector Berlioz;Camille Saint-Saëns",
    ],
    "zh-Hant": [
      "澳洲的首都是哪一個城市？;坎培拉;雪梨;墨爾本;伯斯", "誰寫了《紅樓夢》？;曹雪芹;施耐庵;吳承恩;羅貫中",
      "太陽系有幾顆行星？;八顆;九顆;七顆;十顆", "歐洲最長的河流是哪一條？;窩瓦河;多瑙河;萊茵河;泰晤士河",
      "第二次世界大戰在哪一年爆發？;1939;1941;1914;1945", "地球大氣中最多的氣體是什麼？;氮氣;氧氣;氫氣;二氧化碳",
      "哪一種動物最長壽？;烏龜;大象;人類;馬", "小提琴有幾根弦？;四根;五根;六根;八根",
    ],
    "zh-Hans": [
      "澳大利亚的首都是哪个城市？;堪培拉;悉尼;墨尔本;珀斯", "谁写了《红楼梦》？;曹雪芹;施耐庵;吴承恩;罗贯中",
      "太阳系有几颗行星？;八颗;九颗;七颗;十颗", "欧洲最长的河流是哪一条？;伏尔加河;多瑙河;莱茵河;泰晤士河",
      "第二次世界大战在哪一年爆发？;1939;1941;1914;1945", "地球大气中最多的气体是什么？;氮气;氧气;氢气;二氧化碳",
      "哪一种动物最长寿？;乌龟;大象;人类;马", "小提琴有几根弦？;四根;五根;六根;八根",
    ],
  ]

  struct Sample: CustomTestStringConvertible, Sendable {
    let language: String
    /// The name for iconv.
    let encoding: String
    /// Our name.
    let name: String

    var testDescription: String { "\(language) in \(name)" }
  }

  static let samples = [
    Sample(language: "ru", encoding: "CP1251", name: "Windows-1251"),
    Sample(language: "ru", encoding: "KOI8-R", name: "KOI8-R"),
    Sample(language: "ru", encoding: "CP866", name: "CP866"),
    Sample(language: "ru", encoding: "MAC-CYRILLIC", name: "Mac-Cyrillic"),
    Sample(language: "cs", encoding: "CP1250", name: "Windows-1250"),
    Sample(language: "pl", encoding: "CP1250", name: "Windows-1250"),
    Sample(language: "fr", encoding: "CP1252", name: "Windows-1252"),
    Sample(language: "fr", encoding: "MACINTOSH", name: "Mac-Roman"),
    Sample(language: "zh-Hant", encoding: "BIG5", name: "Big5"),
    Sample(language: "zh-Hans", encoding: "GBK", name: "GB18030"),
    Sample(language: "zh-Hans", encoding: "GB18030", name: "GB18030"),
  ]

  private static func table(_ rows: some Sequence<String>) -> String {
    head + rows.map { "history;easy;\($0)\n" }.joined()
  }

  private static func questions(_ rows: some Sequence<String>) -> [String] {
    rows.map { String($0.prefix { $0 != ";" }) }
  }

  @Test(arguments: samples) func `eight questions are read in the right encoding, with a note about the guess`(
    sample: Sample
  ) throws {
    // CP866 and KOI8-R have no guillemets.
    let rows = try #require(Self.rows[sample.language]).map {
      sample.name == "CP866" || sample.name == "KOI8-R" ? $0.replacing("«", with: "\"").replacing("»", with: "\"") : $0
    }.map { $0.contains("\"") ? $0.replacing("\"", with: "'") : $0 }
    let reading = BankFile.read(try Self.bytes(Self.table(rows), in: sample.encoding), name: "a.csv")
    #expect(reading.entries.map(\.question.text) == Self.questions(rows))
    #expect(reading.diagnostics.map(\.ruleID) == ["guessed-encoding"])
    #expect(reading.diagnostics.first?.message.contains("read as \(sample.name)") == true)
  }

  /// This matters most for short files: text in a wrong encoding is never accepted. It may be refused.
  @Test(arguments: samples) func `one to three questions are never silently read in a wrong encoding`(sample: Sample)
    throws
  {
    let rows = try #require(Self.rows[sample.language]).map { $0.replacing("«", with: "'").replacing("»", with: "'") }
    var (right, refused) = (0, 0)
    for count in 1...3 {
      for start in 0...(rows.count - count) {
        let part = rows[start..<start + count]
        let reading = BankFile.read(try Self.bytes(Self.table(part), in: sample.encoding), name: "a.csv")
        if reading.entries.isEmpty {
          refused += 1
          #expect(reading.errors.map(\.ruleID) == ["undetectable-encoding"], "\(part)")
        } else {
          right += 1
          #expect(reading.entries.map(\.question.text) == Self.questions(part))
        }
      }
    }
    // Some encodings share most letters. One or two questions often don't show which of them it is.
    #expect(right > refused, "\(right) right, \(refused) refused")
  }

  @Test func `an encoding that the user gives is used`() throws {
    let text = "Comment s’appelle l’été ?;Été;Hiver;Août;Noël"
    let bytes = try Self.bytes(Self.table([text.replacing("’", with: "'")]), in: "CP850")
    for name in ["cp850", "CP-850", "ibm850"] {
      let encoding = try #require(FileEncoding(named: name))
      let reading = BankFile.read(bytes, name: "a.csv", encoding: encoding)
      #expect(reading.entries.first?.question.correctAnswer == "Été" && reading.diagnostics.isEmpty)
    }
    let utf8 = BankFile.read([0xEF, 0xBB, 0xBF] + Array(Self.table([text]).utf8), name: "a.csv", encoding: .utf8)
    #expect(utf8.entries.first?.question.correctAnswer == "Été")
    let wide = Self.table([text]).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(BankFile.read(wide, name: "a.csv", encoding: .utf16).entries.first?.question.correctAnswer == "Été")
    #expect(FileEncoding(named: "klingon") == nil)
    for name in LegacyEncoding.names {
      #expect(LegacyEncoding(named: name).flatMap(IconvConverter.init) != nil, "\(name)")
    }
  }

  @Test func `a file that fits no encoding is refused with the closest one`() {
    var generator = SeededGenerator(seed: 19, stream: .simulation)
    let noise = (0..<2_000).map { _ in UInt8(0x80 + generator.next(upperBound: 128)) }
    let reading = BankFile.read(Array(Self.head.utf8) + noise, name: "a.csv")
    #expect(reading.entries.isEmpty && reading.errors.map(\.ruleID) == ["undetectable-encoding"])
    #expect(reading.errors.first?.help.contains("--encoding") == true)
  }

  /// The text was UTF-8. A program read it in another encoding and saved the result.
  @Test(arguments: [
    ("ru", "CP1251", "Windows-1251"), ("zh-Hant", "CP1251", "Windows-1251"), ("fr", "CP1252", "Windows-1252"),
    ("cs", "CP1252", "Windows-1252"), ("ru", "CP1252", "Windows-1252"), ("zh-Hans", "CP1252", "Windows-1252"),
  ])
  func `UTF-8 that was saved in another encoding is refused, with the right text`(
    language: String, encoding: String, name: String
  ) throws {
    let table = try #require(LegacyEncoding(named: name))
    let rows = try #require(Self.rows[language])
    let garbled = rows.map { row in
      let bytes = Array(row.utf8)
      return String(
        String.UnicodeScalarView(
          bytes.map { byte in
            var text: [UInt8] = []
            var decoder = TextDecoder(.converted(table))
            decoder.decode([byte], isLast: true, into: &text)
            let scalar = String(decoding: text, as: UTF8.self).unicodeScalars.first
            return scalar.flatMap { $0 == "\u{FFFD}" ? nil : $0 } ?? Unicode.Scalar(byte)
          }))
    }
    let reading = BankFile.read(Array(Self.table(garbled).utf8), name: "a.csv")
    // A question in ASCII only is unchanged.
    let plain = rows.count { $0.utf8.allSatisfy { $0 < 0x80 } }
    #expect(reading.entries.count == plain && reading.omitted == rows.count - plain)
    let reported = reading.errors.filter { $0.ruleID == "garbled-text" }
    #expect(reported.count == reading.omitted)
    let first = try #require(reported.first)
    #expect(first.message.contains(name) && first.help.contains("iconv -f UTF-8 -t \(name.uppercased())"))
  }

  @Test(arguments: [
    "Что такое С–300?;Ракета;Поезд;Самолёт;Танк", "Qui a dit « CAFÉ» ?;Élise;Émile;Noël;Zoé",
    "Where is the café «Ä»?;Here;There;É»;°", "Who wrote “Ü”?;A – B;C – D;£5;€7", "哪裡？;這裡;那裡;Ü;°C",
    "Как пишется «Й»?;Й;Р;С;Т", "Ποιος είναι;Α;Β;Γ;Δ", "מי?;אני;אתה;הוא;היא",
  ])
  func `correct text isn't reported as garbled`(row: String) {
    let reading = BankFile.read(Array(Self.table([row]).utf8), name: "a.csv")
    #expect(reading.entries.count == 1 && reading.diagnostics.isEmpty, "\(reading.diagnostics.report())")
  }

  @Test func `one late letter decides the encoding of the whole file`() throws {
    // The first row beyond ASCII comes after the reader's first chunk.
    let plain = (0..<20_000).map { "What is \($0) + 1, if one counts from \($0)?;\($0 + 1);a;b;x" }
    let rows = plain + (Self.rows["ru"] ?? []).map { $0.replacing("«", with: "'").replacing("»", with: "'") }
    let bytes = try Self.bytes(Self.table(rows), in: "KOI8-R")
    #expect(bytes.count > 1_048_576)
    let reading = BankFile.read(bytes, name: "a.csv")
    #expect(reading.entries.last?.question.text == "Как звали первого космонавта?")
    #expect(reading.entries.count == rows.count)
    // A valid UTF-8 character at the beginning doesn't make the file UTF-8.
    let mixed = BankFile.read(
      Array("\(Self.head)history;easy;Ж?;a;b;c;d\n".utf8) + bytes.dropFirst(Self.head.utf8.count), name: "a.csv")
    #expect(mixed.diagnostics.contains { $0.ruleID == "guessed-encoding" })
  }

  @Test(arguments: [1, 2, 3, 5]) func `chunks of another encoding may end anywhere`(size: Int) throws {
    for (encoding, name) in [("BIG5", "Big5"), ("GB18030", "GB18030"), ("CP1251", "Windows-1251")] {
      let text = encoding == "CP1251" ? "Привет, мир!" : "a中文b字。"
      let bytes = try Self.bytes(text, in: encoding)
      var decoder = TextDecoder(.converted(try #require(LegacyEncoding(named: name))))
      var decoded: [UInt8] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        decoder.decode(Array(bytes[start..<min(start + size, bytes.count)]), isLast: false, into: &decoded)
      }
      decoder.decode([], isLast: true, into: &decoded)
      #expect(String(decoding: decoded, as: UTF8.self) == text)
    }
  }

  @Test func `a quiz file in another encoding is reported with the encoding's name`() throws {
    let yaml = """
      language: ru
      title: Какое вы животное?
      description: Несколько вопросов о том, кто вы на самом деле.
      outcomes: [{id: cat, name: Кошка, description: Вы кошка.}, {id: dog, name: Собака, description: Вы собака.}]
      questions: [{text: Что вы любите?, answers: [{text: Молоко, outcome: cat}, {text: Кость, outcome: dog}]}]
      """
    for (encoding, name) in [("CP1251", "Windows-1251"), ("KOI8-R", "KOI8-R"), ("CP866", "CP866")] {
      let reading = QuizFile.read(try Self.bytes(yaml, in: encoding), name: "a.yaml")
      let reported = try #require(reading.errors.first)
      #expect(reading.errors.count == 1 && reported.ruleID == "not-utf8")
      #expect(reported.message.contains(name) && reported.message.contains("Какое вы животное"), "\(reported.message)")
      #expect(reported.help.contains("iconv -f \(encoding)"))
    }
  }
}
