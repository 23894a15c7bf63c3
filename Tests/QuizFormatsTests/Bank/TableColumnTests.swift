import QuizEngine
import Testing

@testable import QuizFormats

/// Which columns of a table hold what, and what their cells mean.
@Suite struct TableColumnTests {
  private static func read(_ text: String, columns: [String] = []) -> BankReadResult {
    BankFile.read(
      Array(text.utf8), name: "a.csv",
      defaults: BankDefaults(
        licence: "MIT", category: .general, difficulty: .easy, columnMappings: columns.compactMap(ColumnMapping.init)))
  }

  /// The right answer and the wrong ones of each question.
  private static func texts(_ reading: BankReadResult) -> [[String]] {
    reading.entries.map { [$0.question.text, $0.question.correctAnswer] + $0.question.distractors }
  }

  @Test(arguments: ["Question #", "#", "No.", "Q#", "№", "Question No.", "Question Number", "S.No"])
  func `a column of row numbers isn't the question`(name: String) {
    let reading = Self.read("\(name),Question,A,B,Answer\n1,Who?,x,y,A\n2,What?,p,q,B\n")
    #expect(Self.texts(reading) == [["Who?", "x", "y"], ["What?", "q", "p"]], "\(reading.diagnostics.report())")
    #expect(reading.diagnostics.isEmpty)
  }

  @Test(arguments: ["N", "P", "T", "Q"])
  func `a letter apart from the answers' letters is no answer`(name: String) {
    let reading = Self.read("\(name),Question,A,B,C,Answer\n1,Who?,x,y,z,A\n2,What?,p,q,r,B\n")
    #expect(Self.texts(reading) == [["Who?", "x", "y", "z"], ["What?", "q", "p", "r"]])
    #expect(reading.diagnostics.map(\.ruleID) == ["unknown-column"])
  }

  @Test func `Q is the question where no other column is`() {
    let reading = Self.read("Q,A,B,C,Ans\nWho?,x,y,z,C\n")
    #expect(Self.texts(reading) == [["Who?", "z", "x", "y"]] && reading.diagnostics.isEmpty)
  }

  @Test func `Blooket's table is read`() {
    let text = """
      "Blooket
      Import Template",,,,,,,
      Question #,Question Text,Answer 1,Answer 2,"Answer 3
      (Optional)","Answer 4
      (Optional)","Time Limit (sec)
      (Max: 300 seconds)","Correct Answer(s)
      (Only include Answer #)"
      1,Who?,x,y,z,,20,2
      2,What?,p,q,,,20,1
      3,Which two?,p,q,r,s,20,"1,3"

      """
    let reading = Self.read(text)
    #expect(Self.texts(reading) == [["Who?", "y", "x", "z"], ["What?", "p", "q"]], "\(reading.diagnostics.report())")
    #expect(reading.unplayable == 1 && reading.errors.isEmpty)
  }

  @Test func `a column of numbers is no question`() {
    let reading = Self.read("Question,Text,A,B,Answer\n1,Who?,x,y,A\n2,What?,p,q,B\n")
    #expect(reading.entries.isEmpty && reading.errors.map(\.ruleID) == ["unclear-column"])
    let named = Self.read("Question,Text,A,B,Answer\n1,Who?,x,y,A\n2,What?,p,q,B\n", columns: ["question=Text"])
    #expect(Self.texts(named) == [["Who?", "x", "y"], ["What?", "q", "p"]])
  }

  @Test(arguments: [
    ("Question,Question Text,A,B,Answer", "question=Question Text", "question"),
    ("Question,A,B,Answer,Correct Answer", "answer=Correct Answer", "answer"),
    ("Question,A,B,Answer,Answer", "", "answer"),
    ("Question,A,B,Answer 1,Answer", "", "option"),
  ]) func `two columns for the same field are refused until one is named`(
    header: String, mapping: String, field: String
  ) {
    let text = header + "\n" + header.split(separator: ",").map { "\($0.first ?? "x")" }.joined(separator: ",") + "\n"
    let refused = Self.read(text)
    #expect(refused.entries.isEmpty && refused.errors.map(\.ruleID) == ["unclear-column"])
    if !mapping.isEmpty {
      #expect(refused.errors.first?.help.contains("--column \"\(field)=") == true)
      #expect(!Self.read(text, columns: [mapping]).errors.contains { $0.ruleID == "unclear-column" })
    }
  }

  @Test(arguments: ["x|y|z", "x | y|z", "\"x;y; z\"", "\"x\ny\nz\"", "\"['x', 'y', 'z']\"", "x；y；z"])
  func `wrong answers in one cell become several`(cell: String) {
    for header in ["wrong", "incorrect_answers", "distractors"] {
      let reading = Self.read("question,answer,\(header)\nWho?,a,\(cell)\nWhat?,b,p\n")
      #expect(Self.texts(reading) == [["Who?", "a", "x", "y", "z"], ["What?", "b", "p"]])
      #expect(reading.diagnostics.isEmpty)
    }
    let options = Self.read("question,options,answer\nWho?,\(cell),y\n")
    #expect(Self.texts(options) == [["Who?", "y", "x", "z"]])
  }

  @Test func `wrong answers with columns of their own stay whole`() {
    let reading = Self.read("question,answer,incorrect1,incorrect2\nWho?,a,x|y,\"p;q\"\n")
    #expect(Self.texts(reading) == [["Who?", "a", "x|y", "p;q"]])
  }

  @Test func `answers with their letters in one cell are named by them`() {
    let reading = Self.read("question,options,answer\nWho?,\"A) x\nB) y\nC) z\",B\n")
    #expect(Self.texts(reading) == [["Who?", "y", "x", "z"]], "\(reading.diagnostics.report())")
  }

  @Test func `commas between answers in a cell are refused, since an answer may have one`() {
    for text in [
      "question,answer,wrong\nWho?,a,\"x, y, z\"\nWhat?,b,\"p, q\"\n",
      "question,options,answer\nWho?,\"x, y, z\",y\nWhat?,\"p, q, r\",p\n",
    ] {
      let reading = Self.read(text)
      #expect(reading.entries.isEmpty && reading.errors.map(\.ruleID) == ["unclear-answer-list"])
    }
    let fine = Self.read("question,answer,wrong\nWhere?,a,\"Washington, D.C.\"\nWho?,b,c\n")
    #expect(fine.entries.count == 2 && fine.diagnostics.isEmpty)
  }

  @Test func `HTML becomes plain text, except in rows that ask about it`() {
    let text = """
      question,answer,incorrect1,incorrect2
      What is <b>H<sub>2</sub>O</b>?,Water &amp; ice,Caf&eacute;,"Tom&#039;s"
      Which tag is bold?,<b>,<i>,<u>
      Which shows bold text?,<b>x</b>,<i>x</i>,<u>x</u>
      Which is an ampersand?,&amp;,&lt;,&gt;
      Is 3 < 5 and 7 > 2?,"a <3 b",vector<int>,AT&T;

      """
    let reading = Self.read(text)
    #expect(
      Self.texts(reading) == [
        ["What is H₂O?", "Water & ice", "Café", "Tom's"], ["Which tag is bold?", "<b>", "<i>", "<u>"],
        ["Which shows bold text?", "<b>x</b>", "<i>x</i>", "<u>x</u>"],
        ["Which is an ampersand?", "&amp;", "&lt;", "&gt;"],
        ["Is 3 < 5 and 7 > 2?", "a <3 b", "vector<int>", "AT&T;"],
      ])
    #expect(reading.diagnostics.map(\.ruleID) == ["markup-in-table"])
    let picture = Self.read("question,answer,wrong\nWho is <img src=\"a.png\">?,a,b\n")
    #expect(picture.unplayable == 1 && picture.entries.isEmpty)
  }

  @Test func `whole numbers that pandas wrote as floating-point numbers are read as whole numbers`() {
    let text = """
      question,answer,incorrect1,incorrect2
      When?,1989.0,1990,Never
      Then?,1961.0,1962,2.0
      """
    let reading = Self.read(text)
    #expect(Self.texts(reading) == [["When?", "1989", "1990", "Never"], ["Then?", "1961", "1962", "2.0"]])
    #expect(reading.diagnostics.map(\.ruleID) == ["floating-point-number"])
    let quoted = Self.read("question,answer,incorrect1\nWhich?,\"2.0\",\"3.0\"\n")
    #expect(Self.texts(quoted) == [["Which?", "2.0", "3.0"]] && quoted.diagnostics.isEmpty)
  }

  @Test func `answers that differ only in case are different`() {
    let reading = Self.read("question,answer,incorrect1\nWhich is right?,iPhone,IPhone\nWhich?,a,a\n")
    #expect(Self.texts(reading) == [["Which is right?", "iPhone", "IPhone"]])
    #expect(reading.errors.map(\.ruleID) == ["duplicate-answer"])
  }

  @Test func `the columns that were used are listed, unless they have our own names`() throws {
    let text = "Question Text,Answer 1,Answer 2,Correct\nWho?,x,y,2\n"
    let reader = try BankReader(
      OpenBankFile(bytes: Array(text.utf8), name: "a.csv"), format: .csv, defaults: BankDefaults())
    _ = reader.next(atMost: 10)
    #expect(reader.assignments.map(\.field) == ["question", "option 1", "option 2", "answer"])
    #expect(reader.assignments.map(\.header) == ["Question Text", "Answer 1", "Answer 2", "Correct"])
    let own = "category,difficulty,question,correctAnswer,incorrect1,incorrect2,licence\narts,easy,Who?,x,y,z,MIT\n"
    let second = try BankReader(
      OpenBankFile(bytes: Array(own.utf8), name: "a.csv"), format: .csv, defaults: BankDefaults())
    _ = second.next(atMost: 10)
    #expect(second.assignments.isEmpty)
  }
}
