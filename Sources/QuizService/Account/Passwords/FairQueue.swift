/// A queue of jobs in which clients take turns, so that a client with many jobs doesn't delay the others.
struct FairQueue<Client: Hashable, Job> {
  private var queues: [Client: [Job]] = [:]
  /// The clients that have jobs, in the order of their turns.
  private var clients: [Client] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  func count(of client: Client) -> Int { queues[client]?.count ?? 0 }

  /// Whether no other client would have more jobs waiting than this one with one more.
  func wouldBeLongest(_ client: Client) -> Bool {
    let own = count(of: client) + 1
    return queues.values.allSatisfy { $0.count <= own }
  }

  mutating func append(_ job: Job, of client: Client) {
    if queues[client] == nil { clients.append(client) }
    queues[client, default: []].append(job)
    count += 1
  }

  /// The next client's oldest job.
  mutating func popFirst() -> Job? {
    guard !clients.isEmpty else { return nil }
    let client = clients.removeFirst()
    guard var line = queues.removeValue(forKey: client), !line.isEmpty else { return nil }
    let job = line.removeFirst()
    count -= 1
    if !line.isEmpty {
      queues[client] = line
      clients.append(client)
    }
    return job
  }

  /// The newest job of the client who has the most.
  mutating func popLastOfLongest() -> Job? {
    guard let client = queues.max(by: { $0.value.count < $1.value.count })?.key, let job = queues[client]?.popLast()
    else {
      return nil
    }
    count -= 1
    if queues[client]?.isEmpty == true {
      queues[client] = nil
      clients.removeAll { $0 == client }
    }
    return job
  }
}
