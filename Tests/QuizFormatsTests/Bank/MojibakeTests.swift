import QuizEngine
import Testing

@testable import QuizFormats

extension Mojibake {
  /// Judges a question's texts without knowing their language.
  init?(in texts: [String]) {
    var costs = WordCosts()
    self.init(in: texts, &costs)
  }
}

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

  /// Names of places and persons, and words, in many languages.
  private static let names = EncodingTexts.lines(
    """
    Kasaï|Jakmèl|Lakondê|Pàdova|símbols|Gonaïves|Môle Saint-Nicolas|Pòtoprens|Okap|Zaïre|Haïti|Tahaʻa|Papeʻete|Bora Bora
    Fa’a’ā|Huahine|Ra’iātea|Mo’orea|Nukuʻalofa|Vavaʻu|Sāmoa|Savaiʻi|Upolu|Hawaiʻi|Oʻahu|Kauaʻi|Lānaʻi
    Taupō|Rotorua|Whangārei|Ōtautahi|Tāmaki|Kāpiti|Waikato|Manukau|Tūranga|Pākehā|Ngāti|Whānau
    Yorùbá|Ìbàdàn|Ọ̀yọ́|Abẹ́òkúta|Ilé-Ifẹ̀|Ìlọrin|Ẹ̀gbá|Kánò|Bàbá|Ọbáfẹ́mi
    Ñemby|Caacupé|Itá|Ypané|Mbaracayú|Ñandutí|Tupã|Itauguá|Yvyturuzú
    Llŷn|Tŷ Ddewi|Môn|Bont-faen|Caerffili|Llanrwst|Pwllheli|Ynys Môn|Dŵr|Gŵyl|Cŵn|Tân
    Tórshavn|Klaksvík|Eysturoy|Suðuroy|Vágar|Streymoy|Borðoy|Føroyar|Kalsoy
    Kárášjohka|Guovdageaidnu|Sápmi|Deatnu|Ohcejohka|Gáivuotna|Čáhcesuolu|Romsa|Ruoŧŧa
    Ħamrun|Żejtun|Għawdex|Mdina|Marsaxlokk|Birżebbuġa|Għargħur|Mġarr|Ħaż-Żebbuġ
    Lëtzebuerg|Esch-Uelzecht|Ettelbréck|Dikrech|Réimech|Déifferdeng|Waasserbëlleg
    Brezhoneg|Roazhon|Naoned|Gwened|Kemper|Añjela|Eusa|Lanuon|Kastell-Paol|Plañvour
    Mỹ Tho|Đà Nẵng|Huế|Cần Thơ|Hải Phòng|Đà Lạt|Biên Hòa|Nha Trang
    Aïn Témouchent|Béjaïa|Sétif|Médéa|Tébessa|Ghardaïa|Aïn Defla|Relizane|Guelma|Saïda
    Kédougou|Ziguinchor|Thiès|Saint-Louis|Tambacounda|Kolda|Sédhiou|Matam|Louga
    N’Djaména|Abéché|Moundou|Sarh|Bongor|Am Timan|Faya-Largeau|Mongo|Biltine|Laï
    Bangassou|Bouar|Bambari|Berbérati|Bria|Kaga-Bandoro|Ndélé|Sibut|Mobaye
    Lomé|Sokodé|Kpalimé|Atakpamé|Dapaong|Tsévié|Aného|Notsé|Bassar
    Bobo-Dioulasso|Dédougou|Kaya|Tenkodogo|Fada N’gourma|Réo|Pô|Diébougou|Léo
    São Tomé|Príncipe|Trindade|Neves|Santana|Guadalupe|São João|Angolares
    Luanda|Huíla|Uíge|Lunda-Sul|Cuíto|Bié|Moçâmedes|N’dalatando|Ondjiva
    Gijón|Avilés|Lleida|Mallorca|Cádiz|Jaén|Ávila|Cáceres|Logroño|A Coruña|Ourense|Sant Cugat del Vallès|L’Hospitalet
    València|Alacant|Castelló|Xàtiva|Dénia|Eivissa|Menorca|Maó|Ciutadella|Montjuïc|Lluís|Núria|Òscar
    Gasteiz|Iruñea|Donostia|Oñati|Getxo|Arrasate|Iruñerria|Urdazubi|Zuberoa
    Köpenick|Görlitz|Füssen|Würzburg|Lübeck|Düsseldorf|Saarbrücken|Mönchengladbach|Plön
    Gdańsk|Łódź|Poznań|Wrocław|Kraków|Bydgoszcz|Białystok|Częstochowa|Toruń|Zakopané
    Târgu Mureș|Iași|Brașov|Timișoara|Oradea|Galați|Ploiești|Brăila|Bacău
    Győr|Szeged|Pécs|Debrecen|Székesfehérvár|Nyíregyháza|Kecskemét|Érd|Vác|Hódmezővásárhely
    Shkodër|Durrës|Vlorë|Gjirokastër|Korçë|Elbasan|Tiranë|Sarandë|Përmet
    Eskişehir|Diyarbakır|Şanlıurfa|İzmir|Muğla|Iğdır|Kırıkkale|Niğde|Çanakkale
    Bakı|Gəncə|Şəki|Naxçıvan|Lənkəran|Xankəndi|Mingəçevir|Şuşa
    Toshkent|Farg‘ona|Qo‘qon|Marg‘ilon|Buxoro|Samarqand|Xorazm|Guliston
    Aşgabat|Türkmenabat|Daşoguz|Balkanabat|Mary|Köneürgenç|Baýramaly
    Reykjanesbær|Akureyri|Hafnarfjörður|Mosfellsbær|Ísafjörður|Selfoss|Húsavík|Þorlákshöfn
    Tromsø|Ålesund|Bodø|Bærum|Tønsberg|Åndalsnes|Røros|Sør-Varanger
    Ålborg|Århus|Sønderborg|Køge|Næstved|Rønne|Ærø|Læsø
    Jyväskylä|Hämeenlinna|Seinäjoki|Lappeenranta|Porvoo|Ylöjärvi|Äänekoski
    Pärnu|Võru|Põlva|Jõhvi|Rapla|Kärdla|Tõrva|Kohtla-Järve|Häädemeeste
    Panevėžys|Šiauliai|Klaipėda|Utena|Marijampolė|Telšiai|Tauragė
    Daugavpils|Liepāja|Jelgava|Rēzekne|Valmiera|Jūrmala|Ogre|Kuldīga
    Kraľovany|Žilina|Košice|Prešov|Trenčín|Banská Bystrica|Piešťany
    Plzeň|České Budějovice|Olomouc|Ústí nad Labem|Hradec Králové|Jihlava
    Novi Sad|Niš|Čačak|Šabac|Užice|Pančevo|Subotica
    Đurđevac|Čakovec|Šibenik|Požega|Križevci|Poreč
    Tétouan|Fès|Meknès|Salé|Kénitra|Khémisset|Béni Mellal|Ouarzazate
    Diré Dawa|Bébédjia|Kélo|Pala|Léré|Doba
    Kinshasa|Mbandaka|Kisangani|Bukavu|Goma|Boende|Isiro|Buta|Bomokandi
    Antananarivo|Toamasina|Fianarantsoa|Mahajanga|Nosy Be|Antsiranana|Île Sainte-Marie
    Curaçao|Sint Maarten|Bonaire|Saba|Sint Eustatius|Aruba|Papiamentu|Willemstad|Kòrsou
    Guaraní|Mapudungun|Quechua|Aymara|Nahuatl|Mēxihco|Tenōchtitlan|Tlāloc|Quetzalcōātl|Huītzilōpōchtli
    Chichén Itzá|Uxmal|Palenque|Tikal|Copán|Calakmul|Cobá|Yaxchilán|Bonampak|Cancún|K’inich|Pakal
    Tenerifé|Ibañez|Zuñiga|Muñoz|Ibáñez|Añasco|Mayagüez|Camagüey|Güines|Sagüa
    Renée|Chloë|Zoë|Noël|Anaïs|Raphaël|Gaël|Maël|Joël|Loïc|Eloïse|Aïda|Thaïs|Maïs|Moïse|Benoît|Aimé|Inès|Solène|Irène|Hélène
    O’Brien|D’Artagnan|L’Oréal|Hawai’i|Qur’an|Ba’ath|Xi’an|Sana’a|Ta’if|Al-Qa’ida|Ka‘ba
    ʿAbd|Qurʾān|ḥadīth|Ṣūfī|Ḥusayn|al-Ḵwārizmī|Ibn Sīnā|Makkah|Madīnah
    Śiva|Viṣṇu|Kṛṣṇa|Rāma|Gaṇeśa|Pārvatī|Mahābhārata|Rāmāyaṇa
    Tōkyō|Ōsaka|Kyōto|Hokkaidō|Honshū|Kyūshū|Shikoku|Nō|Jūdō|Bushidō
    Běijīng|Shànghǎi|Guǎngzhōu|Lǎozǐ|Kǒngzǐ|Zhuāngzǐ|Máo Zédōng
    Lévi-Strauss|Saint-Exupéry|Molière|Voltaire|Mérimée|Stéphane Mallarmé|Rimbaud|Gérard|Théophile
    Ü-Tsang|Ürümqi|Göbekli Tepe|Çatalhöyük|Ölüdeniz|Ürgüp
    Perù|Bogotà|Città|Università|Virtù|Però|Così fan tutte|Forlì|Cefalù|Nardò|Cantù
    Mañana|Señor|Piñata|Jalapeño|Español|Año|Niño|Muñeca|Baño
    ça|là|où|dès|près|après|très|accès|succès|procès|excès
    Ó Conaill|Ní Dhomhnaill|Éamon|Siobhán|Róisín|Pádraig|Gráinne|Dún Laoghaire|Tír na nÓg
    Àlainn|Gàidhlig|Inbhir Nis|Dùn Èideann|Glaschu|Cù Chulainn|Obar Dheathain
    Bà|Bò|Bé|Cà|Dò|Fò|Gò|Hò|Kò|Lò|Mò
    Kälberbronn|Hölle|Äpfel|Öl|Über|Größe|Straße|Maß|Fuß
    M’Sila|N’Gaoundéré|Garoua|Maroua|Ebolowa|Édéa|Bafoussam|Nkongsamba|Yaoundé
    """)

  @Test func `no name in an English question is taken for a garbled one`() {
    for line in Self.names {
      let names = line.split(separator: "|").map(String.init)
      for name in names {
        let found = Mojibake(in: ["Where is \(name)?", "Here", "There"])
        #expect(found == nil, "\(found?.garbled ?? "") \(found?.repaired ?? "")")
      }
      #expect(Mojibake(in: names) == nil, "\(names)")
    }
  }

  @Test func `a long garbled text is found, wherever its beginning ends`() throws {
    for length in 990...1_010 {
      let text = String(repeating: "a", count: length) + " Привет, Москва! Где река Волга?"
      let long = String(repeating: "Москва ", count: 40) + text
      #expect(Mojibake(in: [try Self.garbled(long, "UTF-8", as: LegacyEncoding(named: "KOI8-R"))]) != nil, "\(length)")
    }
  }

  @Test func `a word of any length is judged whole`() {
    let word = String(repeating: "é", count: 85)
    #expect(DecodedText(word).words.map(\.letters.count).reduce(0, +) == 85)
  }

  @Test(arguments: EncodingTexts.all.keys.sorted()) func `no question of the texts is taken for a garbled one`(
    text: String
  ) {
    for row in EncodingTexts.rows(text) {
      #expect(Mojibake(in: row.split(separator: ";").map(String.init)) == nil, "\(row)")
    }
  }
}
