import HTTPTypes
import QuizPages
import QuizService
internal import StoreStatus

extension StoreError {
  var status: HTTPResponse.Status {
    switch self {
    case .full: HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
    case .refused: .conflict
    default: .serviceUnavailable
    }
  }

  func message(in texts: Texts.Messages) -> Texts.Message {
    switch self {
    case .full: texts.storeFull
    case .refused: texts.badRequest
    default: texts.storeAway
    }
  }
}
