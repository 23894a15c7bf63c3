/// A function of QuizService with the asynchronous calls in its body.
struct ServiceFunction {
  struct Call: Hashable {
    /// What stands before the last dot; nil for the type's own functions.
    let receiver: String?
    let name: String
  }

  let type: String
  let name: String
  let isUseCase: Bool
  let calls: [Call]

  /// The functions of types and extensions that aren't nested.
  static func all(in text: String) -> [ServiceFunction] {
    var scanner = FunctionScanner(tokens: SwiftToken.all(in: text))
    return scanner.functions()
  }
}

private struct FunctionScanner {
  let tokens: [SwiftToken]
  private var index = 0

  init(tokens: [SwiftToken]) { self.tokens = tokens }

  mutating func functions() -> [ServiceFunction] {
    var functions: [ServiceFunction] = []
    var type: String?
    var depth = 0
    while index < tokens.count {
      switch tokens[index].text {
      case "extension" where depth == 0, "struct" where depth == 0, "class" where depth == 0, "enum" where depth == 0:
        type = tokens[index + 1].text
      case "func" where depth == 1:
        if let type {
          functions.append(function(of: type))
          continue
        }
      case "{": depth += 1
      case "}": depth -= 1
      default: break
      }
      index += 1
    }
    return functions
  }

  /// Reads a function from the word `func` to the end of its body.
  private mutating func function(of type: String) -> ServiceFunction {
    let isUseCase = tokens[..<index].suffix(3).contains { $0.text == "package" }
    let name = tokens[index + 1].text
    skipSignature()
    let begin = index
    var depth = 0
    repeat {
      if tokens[index].text == "{" { depth += 1 }
      if tokens[index].text == "}" { depth -= 1 }
      index += 1
    } while depth > 0 && index < tokens.count
    return ServiceFunction(type: type, name: name, isUseCase: isUseCase, calls: Self.calls(in: tokens[begin..<index]))
  }

  /// Stops at the brace of the body, which isn't in parentheses as a default argument's is.
  private mutating func skipSignature() {
    var depth = 0
    while index < tokens.count {
      switch tokens[index].text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{" where depth == 0: return
      default: break
      }
      index += 1
    }
  }

  private static func calls(in body: ArraySlice<SwiftToken>) -> [ServiceFunction.Call] {
    body.indices.filter { body[$0].text == "await" && $0 + 1 < body.endIndex }.map { index in
      var path = [body[index + 1].text]
      var next = index + 2
      while next + 1 < body.endIndex, body[next].text == "." {
        path.append(body[next + 1].text)
        next += 2
      }
      return ServiceFunction.Call(receiver: path.dropLast().last, name: path[path.count - 1])
    }
  }
}
