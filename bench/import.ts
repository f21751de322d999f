/** How long an import of 2,000 customers takes, and its Undo: the calls that the client makes, through gateway and mock-api. */
import { ask, type Request } from './harness/request.ts'
import { signInAsOwner, startGateway, startMockApi } from './harness/callout.ts'
import { withCleanUp } from './harness/cleanUp.ts'
import { type Report, shown, shownVerdict, type Verdict } from './harness/report.ts'

const ROWS = 2000
/** As the client has it (`MOST_AT_ONCE`). */
const AT_ONCE = 4
const BUDGET_SECONDS = 60

const adding = `mutation ($input: CustomerInput!, $key: String) {
  createCustomer(input: $input, idempotencyKey: $key) { __typename ... on Customer { id lockVersion } }
}`
const removing = 'mutation ($input: DeleteCustomerInput!) { deleteCustomer(input: $input) { id } }'

interface Answer {
  readonly data?: {
    readonly createCustomer?: { readonly id?: string; readonly lockVersion: number }
    readonly deleteCustomer?: { readonly id: string }
  }
}

const rowOf = (index: number) => ({
  input: {
    firstName: `Zoe${index}`,
    lastName: 'Import',
    email: `zoe${index}@import.example`,
    street1: `${index + 1} Oak Street`,
    city: 'Austin',
    province: 'TX',
    postalCode: '78704',
  },
  key: `row-of-the-benchmark-${index}`,
})

/** Seconds that it takes to do it for each item, a few at a time. */
async function secondsFor<T>(items: readonly T[], act: (item: T, index: number) => Promise<void>): Promise<number> {
  const began = performance.now()
  const rest = items.entries()
  const worker = async (): Promise<void> => {
    for (const [index, item] of rest) await act(item, index)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return (performance.now() - began) / 1000
}

export const benchmarkImport = (): Promise<Report> =>
  withCleanUp(async (cleanUp) => {
    const mock = await startMockApi({ size: 'demo' })
    cleanUp(mock.stop)
    const gateway = await startGateway({ upstream: mock.url })
    cleanUp(gateway.stop)
    const headers = { authorization: await signInAsOwner(mock.url) }
    const graphql = async (query: string, variables: object): Promise<Answer> => {
      const request: Request = { method: 'POST', path: '/graphql', headers, body: { query, variables } }
      return (await ask(gateway.url, request)) as Answer
    }
    const made: { id: string; lockVersion: number }[] = []
    const added = await secondsFor(Array.from({ length: ROWS }), async (_, index) => {
      const { id, lockVersion } = (await graphql(adding, rowOf(index))).data?.createCustomer ?? {}
      if (id === undefined || lockVersion === undefined) throw new Error(`Row ${index} was not added`)
      made.push({ id, lockVersion })
    })
    const removed = await secondsFor(made, async (input) => {
      if (!(await graphql(removing, { input })).data?.deleteCustomer) throw new Error(`Customer ${input.id} was not deleted`)
    })
    const verdict: Verdict = { what: `import of ${ROWS} customers, seconds`, measured: added, budget: BUDGET_SECONDS }
    const rows = [
      [`add ${ROWS.toLocaleString('en')} customers`, shown(added), shown(ROWS / added), shownVerdict(verdict)],
      ['take them back', shown(removed), shown(ROWS / removed), '–'],
    ]
    const caption = `Through gateway and mock-api (\`demo\`), ${AT_ONCE} calls at a time, each write durable before it is acknowledged.`
    return { tables: [{ caption, columns: ['Import', 'seconds', 'rows a second', 'budget'], rows }], verdicts: [verdict] }
  })
