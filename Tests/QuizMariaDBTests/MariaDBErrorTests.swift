#if MariaDB
  import Foundation
  import QuizService
  import StoreStatus
  import Testing

  @testable import QuizMariaDB

  struct MariaDBErrorTests {
    @Test(arguments: [
      "Trigger 'round_stays' has an error in its body: 'Query was empty'",
      "Unknown trigger has an error in its body: 'Query was empty'",
    ])
    func `a trigger that a node knows only in part makes the store reconnect`(message: String) {
      #expect(MariaDBError(code: 1064, message: message).endsConnection)
    }

    @Test(arguments: [
      (1021, "Disk full (/tmp/x); waiting for someone to free some space...", StoreError.Kind.full),
      (1026, #"Error writing file './parlour/play.ibd' (Errcode: 28 "No space left on device")"#, .full),
      (1114, "The table 'play' is full", .full), (1290, "running with the --read-only option", .readOnly),
      (1836, "Running in read-only mode", .readOnly), (1712, "Index play is corrupted", .damaged),
      (1366, #"Incorrect string value: 'Ada' for column `parlour`.`account`.`name` at row 1"#, .unavailable),
      (1062, "Duplicate entry 'ada' for key 'fold'", .refused),
    ])
    func `MariaDB's errors are mapped to store errors, without stored values`(
      code: UInt32, message: String, kind: StoreError.Kind
    ) {
      let error = StoreError(MariaDBError(code: code, message: message))
      #expect(error.kind == kind)
      #expect(error.detail?.localizedCaseInsensitiveContains("ada") != true)
    }

    @Test(arguments: [
      (1033, "Incorrect information in file: './parlour/round.frm'"), (1146, "Table 'parlour.item' doesn't exist"),
    ])
    func `a transaction is repeated that was prevented while it opened a table`(code: UInt32, message: String) {
      #expect(MariaDBError(code: code, message: message).isConflict)
    }

    @Test func `an invalid statement throws an error`() {
      #expect(!MariaDBError(code: 1064, message: "You have an error in your SQL syntax near 'SELEKT'").endsConnection)
    }
  }
#endif
