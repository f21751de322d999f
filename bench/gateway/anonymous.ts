import type { Server } from '../harness/server.ts'

const times = (n: number, text: (i: number) => string, between = ','): string => Array.from({ length: n }, (_, i) => text(i)).join(between)
const asking = (query: string, variables = 'null'): string => `{"query":${JSON.stringify(query)},"variables":${variables}}`

const job = 'mutation ($i: JobInput!) { createJob(input: $i) { id } }'
const statuses = 'query ($s: [JobStatus!]) { jobs(input: { statuses: $s }) { page } }'
const rowFields =
  'id jobNumber title status priority branchId date startAt endAt isLate visitsDone visitsTotal total currencyCode lockVersion'
const columns = `items { ${rowFields} customer { id name phone email } property { id address } category { id name } staff { id name color } }`
/** The largest allowed document, with unique fields. */
const largest = (name: string): string =>
  `query ${name} { ${times(5, (i) => `j${i}: jobs(input: { page: ${i + 1} }) { ${columns} }`, ' ')} }`

/** Each made unique by a number. */
const bodies: Readonly<Record<string, (n: number) => string>> = {
  '500,000 unknown keys': () => asking(job, `{"i":{${times(500_000, (i) => `"k${i}":1`)}}}`),
  'as many unknown keys as pass': () => asking(job, `{"i":{${times(59, (i) => `"titel${i}":"${'x'.repeat(900)}"`)}}}`),
  '1,300,000 wrong enum values': () => asking(statuses, `{"s":[${times(1_300_000, () => '"X"')}]}`),
  'as many wrong enum values as pass': () => asking(statuses, `{"s":[${times(495, () => `"COMPLETE${'D'.repeat(100)}"`)}]}`),
  '8 MB of brackets': () => '['.repeat(8_000_000),
  '64 kB of brackets': () => '['.repeat(64_000),
  '64 kB of a string of quotes': () => `{"query":"${'\\"'.repeat(31_000)}"}`,
  'a document that nests as deep as it may': (n) => asking(`query N${n} ${'{ a '.repeat(59)}${'}'.repeat(59)}`),
  'fields that may contradict each other': (n) =>
    asking(`query C${n} { ${times(14, (i) => `jobs { a${i}: page ${'page '.repeat(12)} }`, ' ')} }`),
  'inline fragments in one another': (n) => asking(`query I${n} { jobs { ${'... { page '.repeat(50)} ${'}'.repeat(50)} } }`),
  'fragments that double': (n) =>
    asking(
      `query D${n} { ...F0 } ${times(40, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`, ' ')} fragment F40 on Query { __typename }`,
    ),
  '190 unknown names': (n) => asking(`query U${n} { ${times(190, (i) => `jobz${i}`, ' ')} }`),
  'the largest document, new': (n) => asking(largest(`New${n}`)),
  'the largest document, a second time': (n) => asking(largest(`New${n}`)),
  'the largest document, known': (n) => asking(largest(`New${n}`)),
}

const SENDINGS = 15

async function send(url: string, body: string): Promise<void> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  // Rejected uploads may end with a closed connection.
  await fetch(`${url}/graphql`, init).then(
    (reply) => reply.arrayBuffer(),
    () => undefined,
  )
}

/** Median CPU milliseconds per request of each kind, without the first ones. */
export async function costOfAnonymous({ url, cpuMicroseconds }: Server): Promise<ReadonlyMap<string, number>> {
  const costs = new Map<string, number>()
  for (const [what, toBody] of Object.entries(bodies)) {
    const figures: number[] = []
    for (let n = 0; n < SENDINGS; n++) {
      const body = toBody(n)
      const before = await cpuMicroseconds()
      await send(url, body)
      figures.push((await cpuMicroseconds()) - before)
    }
    costs.set(what, (figures.toSorted((a, b) => a - b)[Math.floor(SENDINGS / 2)] ?? 0) / 1000)
  }
  return costs
}
