import { putLoad } from '../harness/load.ts'
import { bytesOf } from '../harness/request.ts'
import type { Server } from '../harness/server.ts'

const DOCUMENTS = 10_000
const CONNECTIONS = 16
const LIMIT_MS = 240_000

const columns =
  'id jobNumber title status priority date startAt endAt customer { id name phone } staff { id name } isLate total currencyCode'
const document = (n: number): string => `query Document${n} { jobs(input: { page: 1 }) { items { ${columns} } totalCount page perPage } }`

/** Sends each document twice, so that it is compiled. */
const numberAt = (index: number): number => Math.floor(index / (2 * CONNECTIONS)) * CONNECTIONS + (index % CONNECTIONS)

/** Heap bytes after sending that many different valid documents. */
export async function heapAfterDocuments(
  server: Server,
  headers: Readonly<Record<string, string>>,
): Promise<{ documents: number; bytes: number }> {
  const requestAt = (index: number): Buffer =>
    bytesOf({ method: 'POST', path: '/graphql', headers, body: { query: document(numberAt(index)) } })
  const answered = await putLoad(server.url, {
    connections: CONNECTIONS,
    operations: 2 * DOCUMENTS,
    limitMs: LIMIT_MS,
    requestAt,
    sign: '"jobs":',
  })
  return { documents: Math.floor(answered / 2), bytes: await server.heapBytes() }
}
