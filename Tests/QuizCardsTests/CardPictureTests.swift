import Foundation
import QuizCards
import QuizEngine
import Testing

struct CardPictureTests {
  private static let green = RGBColor(red: 0, green: 0xaa, blue: 0)

  @Test func `a wide picture fills the arch, others fit inside it`() throws {
    let wide = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#0a0"/></svg>
      """
    let filled = try #require(RenderedImage(CardSamples.card("x", [CardSamples.svg(wide, width: 400, height: 300)])))
    #expect(filled.colour(931, 90) == Self.green && filled.colour(760, 620) == Self.green)
    #expect(filled.colour(735, 620) == filled.colour(5, 5))
    let fitted = try #require(RenderedImage(CardSamples.card("x", [CardSamples.svg(CardSamples.square)])))
    #expect(fitted.colour(931, 368) == Self.green && fitted.colour(760, 620) != Self.green)
  }

  @Test func `an SVG without a viewBox is scaled by its size`() throws {
    let image = try #require(RenderedImage(CardSamples.card("x", [CardSamples.svg(CardSamples.square)])))
    #expect(image.colour(800, 240) == Self.green && image.colour(1060, 500) == Self.green)
  }

  @Test(arguments: [
    (PictureFile.Format.png, png), (.jpeg, jpeg),
    (.gif, "R0lGODdhAgACAIEAAACqAAAAAAAAAAAAACwAAAAAAgACAAAIBgABCAQQEAA7"),
  ])
  func `a raster image is rendered`(format: PictureFile.Format, base64: String) throws {
    let bytes = [UInt8](try #require(Data(base64Encoded: base64)))
    let file = PictureFile(name: "p", format: format, width: 2, height: 2, bytes: bytes)
    let image = try #require(RenderedImage(CardSamples.card("x", [.picture(file)])))
    let shown = image.colour(931, 368)
    #expect(shown.red < 4 && (168...172).contains(shown.green) && shown.blue < 4)
  }

  @Test(arguments: PictureFile.Format.allCases)
  func `an undecodable picture is left out of the card`(format: PictureFile.Format) throws {
    for bytes in [[], [0x89, 0x50, 0x4E, 0x47], Array("<svg".utf8), [UInt8](repeating: 0xFF, count: 5000)] {
      let file = PictureFile(name: "p", format: format, width: 10, height: 10, bytes: bytes)
      #expect(CardSamples.card("x", [.picture(file)]).png() == CardSamples.card("x", []).png())
    }
  }

  @Test func `an SVG can't read files or other pictures`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "secret-\(UUID().uuidString).png")
    try #require(Data(base64Encoded: Self.png)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for address in [file.path, file.absoluteString, "../" + file.path] {
      let svg = """
        <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY secret SYSTEM "\(file.absoluteString)">]>
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xi="http://www.w3.org/2001/XInclude" width="100" height="100">
        <style>@import url("\(address)");</style>
        <image href="\(address)" width="100" height="100"/><use href="\(address)#a"/>
        <xi:include href="\(address)" parse="text"/></svg>
        """
      let image = try #require(RenderedImage(CardSamples.card("x", [CardSamples.svg(svg)])))
      #expect(image.colours(800..<1060, 240..<500) == 1)
    }
  }

  /// A green picture of 2 × 2 pixels.
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAD0lEQVR42mNgWMUAQhAKABKmAqlR0ENLAAAAAElFTkSuQmCC"

  private static let jpeg = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGB\
    YUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAC\
    AAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAACP/EAB\
    QRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJoANQhP/9k=
    """
}
