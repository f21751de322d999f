import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { act, cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { owner, signedIn, technician } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'

/**
 * What people no longer see on a page when a backend leaves out a field: `npm run test:nightly` compares it with
 * `backend-check/onScreen.json`, and with `-u` writes it. An operation is tested on the first page that runs it.
 */
const scenes: Readonly<Record<string, string>> = {
  'Every page': '/help',
  Taxes: '/taxes',
  'Price list': '/price-list',
  Service: '/price-list/11',
  Forms: '/forms',
  Notifications: '/notifications',
  'Sent messages': '/messages',
  Customers: '/customers',
  Jobs: '/jobs',
  Invoices: '/invoices',
  Payments: '/subscriptions/payments',
  Subscription: '/subscriptions',
  Branches: '/branches',
  Branch: '/branches/1',
  Staff: '/staff',
  'Staff member': '/staff/21',
  Customer: '/customers/31',
  Invoice: '/invoices/901',
  Job: '/jobs/501',
  Earnings: '/earnings',
  Reports: '/reports',
  Settings: '/settings/regional',
  Schedule: '/schedule',
  Today: '/',
  'My day': '/',
}

const root = join(import.meta.dirname, '../../..')
const realFetch = globalThis.fetch
const gateway = spawn(process.execPath, ['backend-check/fullGateway.ts'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
let address: string
beforeAll(async () => {
  const [line] = (await once(gateway.stdout, 'data')) as [Buffer]
  address = line.toString().trim()
}, 120_000)
afterAll(() => void gateway.kill())

const complaints: string[] = []
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-03-07T16:00:00Z') })
  vi.spyOn(console, 'error').mockImplementation((...messages) => void complaints.push(messages.join(' ')))
})
afterEach(() => {
  vi.useRealTimers()
  // Without a user's id the session ends, and the browser loads the sign-in page, which jsdom can't.
  const others = complaints.splice(0).filter((message) => !message.includes('navigation to another Document'))
  if (others.length > 0) throw new Error(others.join('\n'))
})

async function post(path: string, body: string, token = ''): Promise<string> {
  const headers = { authorization: encodeURIComponent(token), 'content-type': 'application/json' }
  return (await realFetch(address + path, { method: 'POST', headers, body })).text()
}

/** Texts and labels that a screen reader finds. */
function accessibleTexts(): string[] {
  const found: string[] = []
  const visit = (element: Element): void => {
    if (element.matches('script, style, [aria-hidden="true"], [hidden], .Toastify')) return
    const { value } = element as HTMLInputElement
    found.push(element.getAttribute('aria-label') ?? '', typeof value === 'string' ? value : '')
    for (const node of element.childNodes)
      if (node instanceof Element) visit(node)
      else found.push(node.textContent ?? '')
  }
  visit(document.body)
  return found.map((text) => text.trim()).filter((text) => text !== '')
}

/** Rounds without a change after which a page is complete, and rounds after which it never is. */
const [SETTLED, MOST] = [8, 200]

async function settledTexts(isWaiting: () => boolean): Promise<string[]> {
  let texts: string[] = []
  let same = 0
  for (let round = 0; round < MOST && same < SETTLED; round += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
    const now = accessibleTexts()
    same = now.length > 0 && !isWaiting() && !now.includes('Loading') && now.join('\n') === texts.join('\n') ? same + 1 : 0
    texts = now
  }
  return texts
}

/** Answers of the gateway by request. */
type Answers = ReadonlyMap<string, string>

interface Page {
  readonly texts: readonly string[]
  readonly answers: Answers
}

/** Renders a page; requests without a known answer go to the gateway. */
async function open(scene: string, token: string, known: Answers = new Map()): Promise<Page> {
  localStorage.clear()
  sessionStorage.clear()
  const isTechnician = scene === 'My day'
  signedIn(isTechnician ? technician : owner)
  const answers = new Map<string, string>()
  let waiting = 0
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, { body }: RequestInit = {}): Promise<Response> => {
    if (!String(input).includes('/graphql')) return new Response('{}', { status: 404 })
    const request = String(body)
    waiting += 1
    const answer = known.get(request) ?? (await post('/graphql', request, token))
    waiting -= 1
    answers.set(request, answer)
    const shown = isTechnician ? answer : answer.replace('"userType":"STAFF"', '"userType":"COMPANY"')
    return new Response(shown, { headers: { 'content-type': 'application/graphql-response+json' } })
  })
  renderAt(scenes[scene] ?? '/')
  const texts = await settledTexts(() => waiting > 0)
  cleanup()
  return { texts, answers }
}

/** Texts of the first list that the second lacks, as often as it lacks them. */
function lostTexts(before: readonly string[], after: readonly string[]): string[] {
  const left = [...after]
  return before.filter((text) => {
    const index = left.indexOf(text)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

const [FEW, MOST_QUOTED] = [3, 2]

/** Lost words as quotes, lost values as a count: every value of the samples has a digit. */
function lossOf(before: readonly string[], after: readonly string[]): string {
  const lost = lostTexts(before, after)
  const ofPage = lostTexts(before, shell)
  if (lost.length > FEW && lost.length > ofPage.length / 2) return 'everything'
  const values = lost.filter((text) => /\d/.test(text)).length
  const named = [...new Set(lost.filter((text) => !/\d/.test(text)))]
  const quoted = named.slice(0, MOST_QUOTED).map((text) => `“${text.slice(0, 40)}”`)
  const more = named.length - quoted.length
  return [...(values > 0 ? [values === 1 ? 'a value' : `${values} values`] : []), ...quoted, ...(more > 0 ? [`${more} more`] : [])].join(
    ', ',
  )
}

/** By field and scene; '' for a field that changes an answer and no text. */
const losses: Record<string, Record<string, string>> = {}
const tested = new Set<string>()
let shell: readonly string[] = []

const getOperation = (request: string): string => (JSON.parse(request) as { operationName: string }).operationName

test.each(Object.keys(scenes))('%s', { timeout: 900_000 }, async (scene) => {
  const token = `full-${scene}`
  // The first time modules load late.
  const { texts, answers } = await open(scene, token, (await open(scene, token)).answers)
  expect(lostTexts(texts, (await open(scene, token, answers)).texts)).toEqual([])
  expect([...answers.values()].filter((answer) => answer.includes('"errors"'))).toEqual([])
  if (shell.length === 0) shell = texts
  const requests = [...answers.keys()].filter((request) => !tested.has(getOperation(request)))
  for (const request of requests) tested.add(getOperation(request))
  const changes = JSON.parse(await post('/changes', JSON.stringify(requests))) as Readonly<Record<string, Record<string, string>>>
  const known = new Map<string, string>()
  for (const [field, changed] of Object.entries(changes)) {
    const key = JSON.stringify(changed)
    const loss = known.get(key) ?? lossOf(texts, (await open(scene, field, new Map([...answers, ...Object.entries(changed)]))).texts)
    known.set(key, loss)
    losses[field] = { ...losses[field], [scene]: loss }
  }
})

test('backend-check/onScreen.json is fresh: if not, run this file with -u, and npm run docs:reference', async () => {
  const sorted = Object.fromEntries(Object.entries(losses).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  await expect(`${JSON.stringify(sorted, null, 2)}\n`).toMatchFileSnapshot('../../../backend-check/onScreen.json')
})
