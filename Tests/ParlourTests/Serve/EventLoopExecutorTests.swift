import Testing

@testable import parlour

@Suite struct EventLoopExecutorTests {
  @Test(arguments: [(1, 2), (2, 4), (8, 16), (9, 16), (16, 16), (17, 17), (64, 64)])
  func `there are two event loops for each processor, up to 16, and at least one for each`(
    processors: Int, loops: Int
  ) {
    #expect(EventLoopExecutor.loopCount(processors: processors) == loops)
  }
}
