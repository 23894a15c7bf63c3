import QuizEngine
import Testing

@Suite struct LicenceTests {
  @Test(
    arguments: [
      ("CC-BY-4.0", true, "https://creativecommons.org/licenses/by/4.0/"),
      ("CC BY-SA 4.0", true, "https://creativecommons.org/licenses/by-sa/4.0/"),
      ("cc-by-nc-3.0", true, "https://creativecommons.org/licenses/by-nc/3.0/"),
      ("CC-BY-SA-9.9", true, nil), ("CC0-1.0", false, "https://creativecommons.org/publicdomain/zero/1.0/"),
      ("Apache-2.0", false, "https://www.apache.org/licenses/LICENSE-2.0"),
      ("MIT", false, "https://opensource.org/license/mit"),
      ("Public Domain", false, nil), ("By permission of the author", true, nil), ("", false, nil),
      ("GFDL-1.3", true, nil),
    ] as [(String, Bool, String?)])
  func `licences tell whether they require attribution, and where their text is`(
    name: String, asks: Bool, address: String?
  ) {
    #expect(Licence(name).requiresAttribution == asks)
    #expect(Licence(name).url == address)
  }
}
