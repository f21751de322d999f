import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { listenTo, type Listening, hasNotice } from '../testing/events.ts'
import { FakeBackend, ok, refused, type Replies } from '../testing/fakeBackend.ts'
import { type VisitorLimits, visitorLimits } from '../visitors/limits.ts'
import type { LiveOptions } from './live.ts'

interface Person {
  readonly id: number
  readonly company_id?: number
  readonly user_type?: string
  readonly branch?: number
}

const people: Readonly<Record<string, Person>> = {
  owner: { id: 1, company_id: 7, user_type: 'company' },
  second: { id: 2, company_id: 7, user_type: 'company' },
  branch: { id: 3, company_id: 7, user_type: 'branch_head', branch: 2 },
  staff: { id: 4, company_id: 7, user_type: 'staff' },
  rival: { id: 9, company_id: 8, user_type: 'company' },
  plain: { id: 10 },
}

interface Job {
  readonly id: number
  readonly company: number
  readonly branch: number
  readonly staff_ids: readonly number[]
  lock_version: number
}

/** A backend with permissions: owners see their company's jobs, branch heads their branch's, staff their own. */
function world() {
  const jobs: Job[] = [
    { id: 51, company: 7, branch: 1, staff_ids: [5], lock_version: 1 },
    { id: 52, company: 7, branch: 2, staff_ids: [4], lock_version: 1 },
    { id: 81, company: 8, branch: 9, staff_ids: [], lock_version: 1 },
  ]
  const ended = new Set<string>()
  const asked: string[] = []
  const getPerson = (headers: Readonly<Record<string, string>>): Person | undefined => {
    const token = headers['authorization'] ?? ''
    return ended.has(token) ? undefined : people[token]
  }
  const sees = ({ id, company_id = 7, user_type, branch }: Person, job: Job): boolean =>
    job.company === company_id &&
    (user_type !== 'branch_head' || job.branch === branch) &&
    (user_type !== 'staff' || job.staff_ids.includes(id))
  const list =
    (name: string, rows: (person: Person) => object[]) =>
    ({ headers }: { headers: Readonly<Record<string, string>> }) => {
      const person = getPerson(headers)
      if (!person) return refused(401, 'Please sign in')
      asked.push(`${headers['authorization']} ${name}`)
      return ok({ [name]: rows(person), pagination: { current_page: 1, per_page: 100, total_count: 1, total_pages: 1 } })
    }
  const replies: Replies = {
    getProfile: ({ headers }) => {
      const person = getPerson(headers)
      return person ? ok({ user: person }) : refused(401, 'Please sign in')
    },
    listJobs: list('jobs', (person) =>
      jobs
        .filter((job) => sees(person, job))
        .map(({ id, lock_version, staff_ids }) => ({ id, lock_version, staff_ids, date: '2026-06-17' })),
    ),
    listCustomers: list('customers', () => []),
    listInvoices: refused(403, 'Not for you'),
    getDispatchMap: refused(404, 'No such call'),
    updateCustomer: ({ headers }) => (getPerson(headers) ? ok({ id: 30, lock_version: 4 }) : refused(401, 'Please sign in')),
    updateTax: ok({ id: 3, name: 'Sales tax', rate: 8 }),
    addJobHistory: ok({ id: 1 }),
  }
  return { jobs, ended, asked, replies }
}

const closing: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function open(replies: Replies, live: LiveOptions = {}, visitors?: Partial<VisitorLimits>, hasMockHeaders = false) {
  const log: string[] = []
  const app = await buildApp({
    restBaseUrl: FakeBackend.baseUrl,
    dispatcher: new FakeBackend(replies),
    log: { write: (line) => void log.push(line) },
    hasMockHeaders,
    live: { pollMs: 20, heartbeatMs: 20, ...live },
    ...(visitors && { visitors: { ...visitorLimits, ...visitors } }),
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  closing.push(() => app.close())
  const listen = async (token: string, path?: string): Promise<Listening> => {
    const listening = await listenTo(url, token, path)
    closing.push(listening.leave)
    return listening
  }
  const write = (token: string, mutation: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: token, ...headers },
      payload: { query: `mutation { ${mutation} }` },
    })
  return { app, url, log, listen, write }
}
const changeCustomer = 'updateCustomer(input: { id: 30, firstName: "Ada", lastName: "Lane", lockVersion: 3 }) { id }'
const changeTax = 'updateTax(input: { id: 3, name: "Sales tax", rate: 8 }) { id }'
const addNote = 'addJobNote(input: { jobId: 52, note: "Gate code" }) { id }'
const untilRead = async ({ asked }: ReturnType<typeof world>, line: string, times = 2) =>
  expect.poll(() => asked.filter((item) => item === line).length).toBeGreaterThanOrEqual(times)

test('announces a write with version and window to everyone with full visibility', async () => {
  const { listen, write } = await open(world().replies, { pollMs: 0 })
  const [owner, second] = [await listen('owner'), await listen('second')]
  await write('owner', changeCustomer, { 'x-callout-window': 'w-1' })
  const message = await second.until(hasNotice('Customer', '30'))
  expect(message).toEqual({ notices: [{ type: 'Customer', id: '30', version: 4, by: 'w-1' }] })
  expect(await owner.until(hasNotice('Customer', '30'))).toEqual(message)
})

test('sends stream headers that prevent buffering', async () => {
  const { listen } = await open(world().replies)
  const { status, headers } = await listen('owner')
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
})

test('finds changes made elsewhere by polling', async () => {
  const place = world()
  const { listen } = await open(place.replies)
  const owner = await listen('owner')
  await untilRead(place, 'owner jobs')
  place.jobs[0]!.lock_version = 2
  await owner.until(hasNotice('Job', '51'))
  place.jobs.push({ id: 53, company: 7, branch: 1, staff_ids: [], lock_version: 1 })
  expect(await owner.until(hasNotice('Job', '53'))).toEqual({
    notices: [{ type: 'Job', id: '53', version: 1, dates: ['2026-06-17'], staff: [] }],
  })
  place.jobs.splice(0, 1)
  await owner.until(({ notices = [] }) => notices.some((notice) => (notice as { gone?: true }).gone === true))
  expect(owner.received()).toEqual(['Job:51', 'Job:53', 'Job:51!'])
})

test.each([true, false])('marks polls only with MOCK_HEADERS: %s', async (hasMockHeaders) => {
  const headers: Record<string, (string | undefined)[]> = { profile: [], jobs: [] }
  const { replies } = world()
  const { getProfile, listJobs } = replies
  const recording =
    (name: string, reply: typeof listJobs): typeof listJobs =>
    (request, nth) => {
      headers[name]?.push(request.headers['x-gateway-poll'])
      return typeof reply === 'function' ? reply(request, nth) : refused(404, 'No reply')
    }
  const recorded = { ...replies, getProfile: recording('profile', getProfile), listJobs: recording('jobs', listJobs) }
  const { listen } = await open(recorded, {}, undefined, hasMockHeaders)
  await listen('owner')
  await expect.poll(() => headers['jobs']?.length).toBeGreaterThan(0)
  expect(new Set(headers['jobs'])).toEqual(new Set([hasMockHeaders ? '1' : undefined]))
  expect(new Set(headers['profile'])).toEqual(new Set([undefined]))
})

test('announces nothing across companies, branches or staff', async () => {
  const place = world()
  const { listen } = await open(place.replies)
  const [owner, branch, staff, rival] = [await listen('owner'), await listen('branch'), await listen('staff'), await listen('rival')]
  for (const name of ['owner', 'branch', 'staff', 'rival']) await untilRead(place, `${name} jobs`)
  place.jobs[0]!.lock_version = 2
  await owner.until(hasNotice('Job', '51'))
  for (const name of ['branch', 'staff', 'rival']) await untilRead(place, `${name} jobs`, 12)
  place.jobs[1]!.lock_version = 2
  await Promise.all([owner, branch, staff].map(({ until }) => until(hasNotice('Job', '52'))))
  place.jobs[2]!.lock_version = 2
  await rival.until(hasNotice('Job', '81'))
  expect([branch.received(), staff.received(), rival.received()]).toEqual([['Job:52'], ['Job:52'], ['Job:81']])
})

test('announces a write to limited viewers after their own poll, unless everyone may see it', async () => {
  const place = world()
  const { listen, write } = await open(place.replies, { pollMs: 60_000 })
  const [branch, rival] = [await listen('branch'), await listen('rival')]
  await untilRead(place, 'branch jobs', 1)
  await write('owner', changeCustomer)
  await write('owner', changeTax)
  await branch.until(hasNotice('Tax', '3'))
  place.jobs[1]!.lock_version = 2
  await write('owner', addNote)
  await branch.until(hasNotice('Job', '52'))
  expect([branch.received(), rival.received()]).toEqual([['Tax:3', 'Job:52'], []])
})

test('limits notices to the token if the company is unknown', async () => {
  const place = world()
  const { listen, write } = await open(place.replies, { pollMs: 0 })
  const [plain, owner] = [await listen('plain'), await listen('owner')]
  await write('plain', changeCustomer)
  await plain.until(hasNotice('Customer', '30'))
  await write('owner', changeTax)
  await owner.until(hasNotice('Tax', '3'))
  expect([plain.received(), owner.received()]).toEqual([['Customer:30'], ['Tax:3']])
})

test('rejects streams without a valid token', async () => {
  const place = world()
  const { url, listen } = await open(place.replies)
  place.ended.add('owner')
  expect((await listen('owner')).status).toBe(401)
  expect((await fetch(`${url}/events`)).status).toBe(401)
})

test.each([
  ['token, with and without its scheme', { streamsPerAccount: 2 }, ['owner', 'Bearer owner'], 'bearer owner', 'second'],
  ['address', { streamsPerAddress: 2 }, ['owner', 'second'], 'branch', undefined],
] as const)(
  'streams are limited by %s: 429 without a backend call, and again as soon as one ends',
  async (_, limits, first, refusedToken, item) => {
    const place = world()
    const { url, listen } = await open({ ...place.replies, getProfile: ok({ user: people['owner'] }) }, { pollMs: 0 }, limits)
    const [leaving] = await Promise.all(first.map((token) => listen(token)))
    const answer = await fetch(`${url}/events`, { headers: { authorization: refusedToken } })
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([429, 30])
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 30 } }] })
    for (const token of item === undefined ? [] : [item]) expect((await listen(token)).status).toBe(200)
    leaving?.leave()
    await expect.poll(async () => (await listen(refusedToken)).status).toBe(200)
  },
)

test('does not count rejected connections', async () => {
  const place = world()
  place.ended.add('owner')
  const { listen } = await open(place.replies, { pollMs: 0 }, { streamsPerAddress: 1 })
  for (const _ of [1, 2, 3]) expect((await listen('owner')).status).toBe(401)
  expect((await listen('second')).status).toBe(200)
})

test('counts connection attempts as requests', async () => {
  const { listen } = await open(world().replies, { pollMs: 0 }, { callsPerAccount: 2 })
  const statuses = []
  for (const _ of [1, 2, 3]) statuses.push((await listen('owner')).status)
  expect(statuses).toEqual([200, 200, 429])
})

test('closes only the ended session’s streams', async () => {
  const place = world()
  const { listen } = await open(place.replies)
  const [owner, second] = [await listen('owner'), await listen('second')]
  await untilRead(place, 'owner jobs')
  place.ended.add('owner')
  await owner.ended
  await untilRead(place, 'second jobs')
  place.jobs[0]!.lock_version = 2
  await second.until(hasNotice('Job', '51'))
  expect(owner.received()).toEqual([])
})

test('closes an expired stream with a reconnect message', async () => {
  const { listen } = await open(world().replies, { lifetimeMs: 60 })
  const owner = await listen('owner')
  await owner.ended
  expect(owner.messages.at(-1)).toEqual({ again: true })
})

test('replays missed notices to a reconnecting window', async () => {
  const { listen, write } = await open(world().replies, { pollMs: 0 })
  const [first, stays] = [await listen('owner'), await listen('second')]
  first.leave()
  await write('second', changeCustomer)
  await stays.until(hasNotice('Customer', '30'))
  const back = await listen('owner')
  await back.until(hasNotice('Customer', '30'))
  expect(back.received()).toEqual(['Customer:30'])
})

test('a returning window reloads everything if its changes were not followed for long enough, and a new window nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { jobs, asked, replies } = world()
  const { listen } = await open(replies)
  const isResync = ({ resync }: { resync?: true }): boolean => resync === true
  const first = await listen('owner', '/events?back=1')
  await first.until(isResync)
  expect(asked.filter((line) => line === 'owner jobs').length).toBeGreaterThan(0)
  await (await listen('second', '/events?back=1')).until(isResync)
  vi.setSystemTime(Date.now() + 31_000)
  const [later, fresh] = [await listen('second', '/events?back=1'), await listen('second')]
  jobs[0]!.lock_version = 2
  await later.until(hasNotice('Job', '51'))
  await fresh.until(hasNotice('Job', '51'))
  expect([first, later, fresh].map(({ messages }) => messages.filter(isResync).length)).toEqual([1, 0, 0])
})

test('closes streams while closing', async () => {
  const { app, listen } = await open(world().replies)
  const owner = await listen('owner')
  const closed = app.close()
  await owner.ended
  await closed
  expect(owner.messages.at(-1)).toEqual({ again: true })
})

test('does not poll without streams', async () => {
  const place = world()
  const { listen } = await open(place.replies)
  const owner = await listen('owner')
  await untilRead(place, 'owner jobs')
  owner.leave()
  const settled = () => place.asked.length
  let before = -1
  await expect.poll(() => ([before, (before = settled())] as const)[0] === before, { interval: 100 }).toBe(true)
  expect(settled()).toBe(before)
})

test('puts no token into addresses or the log', async () => {
  const { listen, log, write } = await open(world().replies)
  const secret = await listen('owner')
  await write('owner', changeCustomer)
  await secret.until(hasNotice('Customer', '30'))
  expect(log.join('')).not.toMatch(/"owner"|owner\b/)
})
