import Testing

@testable import parlour

@Suite struct EventLoopExecutorTests {
  @Test(arguments: [(1, 2), (2, 4), (8, 16), (9, 16), (16, 16), (17, 17), (64, 64)])
  func `there are two event loops for each processor, up to 16, and at least one for each`(
    processors: Int, loops: Int
  ) {
    #expect(EventLoopExecutor.loopCount(processors: processors) == loops)
  }

  @Test(arguments: [(1, 114), (2, 124), (8, 184), (16, 184), (64, 424)])
  func `the server needs descriptors for itself and for each event loop`(processors: Int, descriptors: Int) {
    #expect(FileDescriptorLimit.reservedDescriptors(processors: processors) == descriptors)
  }
}
