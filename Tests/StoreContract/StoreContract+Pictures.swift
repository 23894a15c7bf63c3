import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var pictures: [StoreCase] {
    [
      StoreCase("pictures are returned byte for byte by their SHA-256") { fixture in
        let revision = try await fixture.publish(.everyKind, pictures: [.abc])
        let picture = try #require(revision.pictures.first)
        #expect(picture.id.digest == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(picture.name == "pictures/abc.png")
        #expect(try await fixture.store.picture(picture.id) == .abc)
      },
      StoreCase("pictures of every size and format are returned as stored") { fixture in
        let files = PictureFile.Format.allCases.enumerated().map { index, format in
          PictureFile(
            name: "p\(index)", format: format, width: index, height: 4_000,
            bytes: (0..<index * 40_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        }
        let revision = try await fixture.publish(.everyKind, pictures: files)
        #expect(revision.pictures.map(\.format) == files.map(\.format))
        #expect(try await fixture.store.revision(revision.id) == revision)
        for (picture, file) in zip(revision.pictures, files) {
          #expect(try await fixture.store.picture(picture.id) == file)
        }
      },
      StoreCase("an exchanged picture is a new revision, and the old picture stays") { fixture in
        let first = try await fixture.publish(.everyKind, pictures: [.abc])
        var exchanged = PictureFile.abc
        exchanged.bytes = Array("abcd".utf8)
        let second = try await fixture.publish(.everyKind, pictures: [exchanged])
        #expect(second.number == 2)
        let (old, new) = (try #require(first.pictures.first), try #require(second.pictures.first))
        #expect(try await fixture.store.picture(old.id) == .abc)
        #expect(try await fixture.store.picture(new.id) == exchanged)
      },
      StoreCase("the order in which pictures are given makes no new revision") { fixture in
        var other = PictureFile.abc
        other.name = "other.png"
        let first = try await fixture.publish(.everyKind, pictures: [.abc, other])
        #expect(try await fixture.publish(.everyKind, pictures: [other, .abc]) == first)
        #expect(first.pictures.count == 2)
      },
      StoreCase("an unknown name has no picture") { fixture in
        _ = try await fixture.publish(.everyKind, pictures: [.abc])
        for digest in [String(repeating: "0", count: 64), "", "nonsense", String(repeating: "é", count: 64)] {
          #expect(try await fixture.store.picture(PictureID(digest: digest)) == nil)
        }
      },
    ]
  }
}

extension PictureFile {
  static var abc: PictureFile {
    PictureFile(name: "pictures/abc.png", format: .png, width: 30, height: 20, bytes: Array("abc".utf8))
  }
}
