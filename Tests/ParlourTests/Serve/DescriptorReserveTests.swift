import Testing

@testable import parlour

struct DescriptorReserveTests {
  @Test func `the reserve can be released and filled again`() {
    let reserve = DescriptorReserve()
    #expect(reserve.count == DescriptorReserve.count)
    reserve.release()
    #expect(reserve.count == 0)
    reserve.release()
    for _ in 0..<2 { reserve.fill() }
    #expect(reserve.count == DescriptorReserve.count)
  }
}
