#if MariaDB
  import QuizMariaDB
  import Testing

  struct MariaDBAddressTests {
    @Test func `an address contains hosts, user, password, database and encryption`() throws {
      let address = try #require(
        MariaDBAddress("mysql://par%40lour:p%3Aw@db1,db2:3307,[2001:db8::1]:3308/quiz?tls=verify&ca=/etc/ca.pem"))
      #expect(address.hosts.map(\.name) == ["db1", "db2", "2001:db8::1"])
      #expect(address.hosts.map(\.port) == [3306, 3307, 3308])
      #expect(address.user == "par@lour")
      #expect(address.password == "p:w")
      #expect(address.database == "quiz")
      #expect(address.encryption == .verify)
      #expect(address.certificateAuthorities == "/etc/ca.pem")
    }

    @Test func `an address is shown without its password`() throws {
      let address = try #require(MariaDBAddress("mariadb://parlour:secret@db1/quiz"))
      #expect("\(address)" == "mysql://parlour@db1:3306/quiz")
    }

    @Test(arguments: [
      "postgres://a@b/c", "mysql://b/c", "mysql://a@/c", "mysql://a@b", "mysql://a@b/", "mysql://a@b:99999/c",
      "mysql://a@b,/c?tls=maybe", "mysql://a@b/c?speed=high", "mysql://a@b:x/c", "mysql://@b/c", "mysql://a@b/c d",
    ])
    func `an invalid address is refused`(text: String) { #expect(MariaDBAddress(text) == nil) }
  }
#endif
