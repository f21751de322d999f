import type { Endpoint } from '@callout/contracts/wire/endpoint'
import { openSession } from '@callout/mock-api/resources/auth/sessions'
import type { Row } from '@callout/mock-api/db/collection'
import type { TestApp } from '@callout/mock-api/testing/testApp'
import { collectionsOf } from '@callout/mock-api/testing/tinySeed'
import { allInteractions, rowNameOf } from '../interactions.ts'
import { COMPANY, OTHER_COMPANY, OWNER, userOf } from '@callout/mock-api/control/pactStates/seedAccounts'
import { CODE, PASSWORD } from '../states.ts'
import type { Answer, Behaviour, Reply, Request } from './mockInProcess.ts'

/** A backend with one mistake in one call, which the sentence names. */
export interface Mutation {
  readonly sentence: string
  readonly row: Endpoint
  readonly behave: Behaviour
}

type Loose = Readonly<Record<string, unknown>>
type Named = readonly [wrong: string, behave: Behaviour]

const rows = [...new Set(allInteractions.map(({ row }) => row))]
const isList = ({ row }: { readonly row: Endpoint }): boolean => row.method === 'GET'

const asked = (change: (request: Request, mock: TestApp) => Partial<Request>): Behaviour => {
  return (request, answer, mock) => answer({ ...request, ...change(request, mock) })
}
const withBody = (change: (body: Loose, mock: TestApp) => Loose): Behaviour =>
  asked(({ body = {} }, mock) => ({ body: { ...body, ...change(body, mock) } }))

/** Data of a success, changed. */
const answered = (change: (data: Loose) => Loose): Behaviour => {
  return async (request, answer) => {
    const { httpStatus, body } = await answer(request)
    const isData = body.responseCode === 200 && typeof body.responseData === 'object' && body.responseData !== null
    return { httpStatus, body: isData ? { ...body, responseData: change(body.responseData as Loose) } : body }
  }
}

const without = <T>(fields: Readonly<Record<string, T>>, name: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(fields).filter(([item]) => item !== name))

const ignoringParameter = (name: string): Named => [`ignores ${name}`, asked(({ query }) => ({ query: without(query, name) }))]
const ignoringHeader = (name: string): Named => [`ignores ${name}`, asked(({ headers }) => ({ headers: without(headers, name) }))]

const shifted = (name: string): Named => [
  `counts ${name} from 0`,
  asked(({ query }) => ({ query: name in query ? { ...query, [name]: String(Number(query[name]) + 1) } : query })),
]

const listIn = (data: Loose): readonly unknown[] => Object.values(data).find((value) => Array.isArray(value)) as readonly unknown[]
const countingPage: Named = [
  'counts the rows of the page instead of all',
  answered((data) => ({ ...data, pagination: { ...Object(data['pagination']), total_count: listIn(data).length } })),
]
const namingFirstPage: Named = [
  'always says that it is the first page',
  answered((data) => ({ ...data, pagination: { ...Object(data['pagination']), current_page: 1 } })),
]
const countingShown: Named = [
  'counts in every tab what is shown',
  answered((data) => {
    const { length } = listIn(data)
    return { ...data, counts: { all: length, active: length, pending: length, completed: length } }
  }),
]

type Snapshot = readonly (readonly [put: () => void, collection: ReturnType<typeof collectionsOf>[number], records: readonly Row[]])[]
const snapshotOf = ({ store }: TestApp): Snapshot =>
  collectionsOf(store).map((collection) => {
    const records = collection.all()
    const putBack = (): void => {
      for (const { id } of collection.all()) if (!records.some((record) => record.id === id)) collection.remove(id)
      for (const record of records) if (collection.get(record.id) !== record) collection.put(record)
    }
    return [putBack, collection, records]
  })

const keepingNothing: Named = [
  'answers and keeps nothing',
  async (request, answer, mock) => {
    const snapshot = snapshotOf(mock)
    const reply = await answer(request)
    for (const [putBack] of snapshot) putBack()
    return reply
  },
]

const changed = (record: Row, part: object): Row => ({ ...record, ...part })

/** Every record belongs to the caller's company. */
const mixingCompanies: Named = [
  "does not tell companies' records apart",
  (request, answer, { store }) => {
    for (const collection of collectionsOf(store))
      for (const record of collection.all())
        if ('company_id' in record && record.company_id === OTHER_COMPANY) collection.put(changed(record, { company_id: COMPANY }))
    return answer(request)
  },
]

const getVersion = (record: object | undefined): number | undefined =>
  record && 'lock_version' in record ? Number(record.lock_version) : undefined
const lowered = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(lowered)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, name === 'lock_version' ? 1 : lowered(item)]))
      : value

const raisingNoVersion: Named = [
  'does not raise the version',
  async (request, answer, mock) => {
    const snapshot = snapshotOf(mock)
    const reply = await answer(request)
    for (const [, collection, records] of snapshot)
      for (const record of records) {
        const now = collection.get(record.id)
        if (now && getVersion(now) !== getVersion(record)) collection.put(changed(now, { lock_version: getVersion(record) }))
      }
    const isDone = reply.body.responseCode === 200
    return isDone ? { ...reply, body: { ...reply.body, responseData: lowered(reply.body.responseData) } } : reply
  },
]

/** The version that the record has now: that of the visit where one is named. */
function presentVersion({ path, body = {}, query }: Request, { store }: TestApp): number | undefined {
  const visitId = body['visit_id'] ?? query['visit_id']
  const id = Number(body['job_id'] ?? path.split('/').at(-1))
  if (path.includes('/customers/')) return getVersion(store.customers.get(id))
  return getVersion(visitId === undefined ? store.jobs.get(id) : store.visits.get(Number(visitId)))
}
const takingAnyVersion: Named = [
  'takes a version that is behind',
  asked((request, mock) => {
    const lock_version = presentVersion(request, mock)
    if (lock_version === undefined) return {}
    return request.body ? { body: { ...request.body, lock_version } } : { query: { ...request.query, lock_version: String(lock_version) } }
  }),
]

const offByACent = (field: string): Named => {
  const wrong = (record: Loose): Loose =>
    typeof record[field] === 'number' ? { ...record, [field]: Math.round(record[field] * 100 + 1) / 100 } : record
  return [
    `has ${field} off by a cent`,
    answered((data) => wrong(Array.isArray(data['jobs']) ? { ...data, jobs: data['jobs'].map(wrong) } : data)),
  ]
}

const takingEndBeforeStart: Named = [
  'takes an end before the start',
  withBody(({ start_time, end_time }) => (String(start_time) > String(end_time) ? { start_time: end_time, end_time: start_time } : {})),
]
const allowingClashes: Named = ['books whoever is busy', withBody(() => ({ allow_clash: true }))]
const needingNoAgreement: Named = ['needs no agreement', withBody(() => ({ agreement_accepted: true }))]
const needingNoLines: Named = [
  'needs no line item',
  (request, answer, { store }) => {
    store.companies.update(COMPANY, { is_line_item_required: false })
    return answer(request)
  },
]
const letting: Named = [
  'lets everybody do everything',
  (request, answer, { store, clock }) => {
    const { authorization, ...headers } = request.headers
    const token = openSession(store, clock, userOf(store, OWNER), 'user')
    return answer({ ...request, headers: authorization === undefined ? headers : { ...headers, authorization: token } })
  },
]
const minding: Named = ['adds whoever is known already', withBody(() => ({ ignore_duplicates: true }))]
const takingAnyCode: Named = ['takes any code', withBody(() => ({ user_code: CODE }))]
const codesOfAge =
  (seconds: number): Behaviour =>
  (request, answer, { store, clock }) => {
    for (const { id } of store.otps.all()) store.otps.update(id, { created_at: clock.now() - seconds })
    return answer(request)
  }
const takingAnyPassword: Named = ['takes any password', withBody(() => ({ password: PASSWORD }))]
const takingAnyOldPassword: Named = ['takes any old password', withBody(() => ({ old_password: PASSWORD }))]
const takingTwoPasswords: Named = ['takes two different passwords', withBody(({ password }) => ({ password_confirmation: password }))]

/** Answers one action with another status than that of wire.md section 5. */
const leadingTo =
  (action: string, status: number): Behaviour =>
  async (request, answer) => {
    const { httpStatus, body } = await answer(request)
    if (request.body?.['action'] !== action || body.responseCode !== 200) return { httpStatus, body }
    const { job, visit, ...data } = body.responseData as Loose
    const wrong = (record: unknown): unknown => record && { ...Object(record), status }
    return { httpStatus, body: { ...body, responseData: { ...data, job: wrong(job), visit: wrong(visit) } } }
  }
const cancellingFinished: Named = [
  'cancels a finished visit',
  (request, answer, { store }) => {
    const visit = store.visits.get(Number(request.body?.['visit_id']))
    if (request.body?.['action'] === 'cancel' && visit?.status === 6) store.visits.update(visit.id, { status: 4 })
    return answer(request)
  },
]
const leavingSessions: Named = [
  'leaves old sessions open',
  async (request, answer, { store }) => {
    const before = store.sessions.all()
    const reply = await answer(request)
    for (const session of before) if (!store.sessions.get(session.id)) store.sessions.put(session)
    return reply
  },
]
const linesOffByACent: Named = [
  'has line totals off by a cent',
  answered((data) => {
    const lines = data['line_items']
    return Array.isArray(lines)
      ? { ...data, line_items: lines.map((line: Loose) => ({ ...line, total: Math.round(Number(line['total']) * 100 + 1) / 100 })) }
      : data
  }),
]

/** Mistakes in the calls of these names. */
const special: Readonly<Record<string, readonly Named[]>> = {
  listJobs: [countingShown, offByACent('total'), letting],
  getJob: [offByACent('total')],
  createJob: [
    ignoringHeader('Idempotency-Key'),
    ...['subtotal', 'discount_total', 'tax_total', 'total'].map(offByACent),
    takingEndBeforeStart,
    linesOffByACent,
    allowingClashes,
    needingNoLines,
    letting,
  ],
  updateJob: [raisingNoVersion, takingAnyVersion, offByACent('total'), takingEndBeforeStart, needingNoAgreement],
  deleteJob: [takingAnyVersion, letting],
  manageJob: [
    ['finish leads to 5', leadingTo('finish', 5)],
    ['cancel leads to 8', leadingTo('cancel', 8)],
    cancellingFinished,
    raisingNoVersion,
    takingAnyVersion,
    takingEndBeforeStart,
    allowingClashes,
    letting,
  ],
  createCustomer: [ignoringHeader('Idempotency-Key'), minding],
  updateCustomer: [raisingNoVersion, takingAnyVersion, letting],
  deleteCustomer: [takingAnyVersion, letting],
  updateProperty: [letting],
  listInvoices: [letting],
  getEarnings: [letting],
  getInvoice: [letting],
  cashOut: [ignoringHeader('Idempotency-Key'), letting],
  createCategory: [letting],
  updateCategory: [letting],
  createService: [letting],
  updateService: [letting],
  deleteService: [letting],
  createTax: [letting],
  updateTax: [letting],
  deleteTax: [letting],
  signIn: [takingAnyPassword],
  setPassword: [leavingSessions, takingAnyOldPassword, takingTwoPasswords],
  verifyUser: [takingAnyCode, ['takes an old code', codesOfAge(10)]],
  resendOtp: [['sends codes as often as one likes', codesOfAge(400)]],
}

const sentTo = (row: Endpoint): string[] => [
  ...new Set(allInteractions.filter((item) => item.row === row).flatMap(({ sends }) => Object.keys(sends.query ?? {}))),
]
const isPaged = (row: Endpoint): boolean => sentTo(row).includes('page')
/** Whether a call names its record, or lists records of a company. */
const isOfCompany = (row: Endpoint): boolean => row.access === 'user' && (isPaged(row) || /\{|^\/jobs/.test(row.path))

function wrongsOf(row: Endpoint): readonly Named[] {
  return [
    ...(row.method === 'GET' ? sentTo(row).map(ignoringParameter) : []),
    ...(isPaged(row) && isList({ row }) ? [shifted('page'), shifted('per_page'), countingPage, namingFirstPage] : []),
    ...(row.method === 'GET' ? [] : [keepingNothing]),
    ...(isOfCompany(row) ? [mixingCompanies] : []),
    ...(special[rowNameOf(row)] ?? []),
  ]
}

/** Every way to be wrong, for each call in which it is one. */
export const mutations: readonly Mutation[] = rows.flatMap((row) =>
  wrongsOf(row).map(([wrong, behave]) => ({ sentence: `${rowNameOf(row)} ${wrong}`, row, behave })),
)

/** As the mock is. */
export const rightly: Behaviour = (request, answer: Answer): Promise<Reply> => answer(request)
