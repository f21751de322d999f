import { type BrowserContext, type Page, test as base, type TestType } from '@playwright/test'
import { connectMock } from './node/connectMock.ts'
import { startMock } from './startMock.ts'
import { storedSession } from './node/storedSession.ts'
import type { Fault, Mock, MockOptions, MockSession, SignedIn } from './node/types.ts'

export interface PlaywrightMockOptions extends MockOptions {
  /** Address of a mock that runs already, for all workers; otherwise each worker starts one. */
  readonly url?: string
  readonly controlToken?: string
}

export interface SignInOptions {
  /** Keys that your application stores; default: those of the Callout client. */
  readonly storage?: (signedIn: SignedIn) => Readonly<Record<string, string>>
}

/** The worker's session of the mock, with the data of its start for each test. */
export interface PageMock extends Omit<MockSession, 'signIn' | 'stop'> {
  /** Signs in by the storage of `baseURL`, before the first navigation. */
  readonly signIn: (page: Page, roleOrEmail: string, options?: SignInOptions) => Promise<SignedIn>
  /** Makes calls fail: with HTTP 503 unless the fault has another effect. */
  readonly fault: (fault: Fault) => Promise<void>
}

interface TestFixtures {
  readonly mock: PageMock
}
interface WorkerFixtures {
  readonly mockOptions: PlaywrightMockOptions
  readonly mockServer: Mock
  readonly mockSession: MockSession
}
type BaseFixtures = typeof base extends TestType<infer T, infer W> ? readonly [T, W] : never

/** Requests of the pages to the application and to the mock work on the session. */
async function enterSession(context: BrowserContext, { id, url }: MockSession, baseURL: string | undefined): Promise<void> {
  const origins = [url, baseURL].flatMap((address) => (address === undefined ? [] : new URL(address).origin))
  await context.route(
    ({ origin }) => origins.includes(origin),
    async (route, request) => route.continue({ headers: { ...(await request.allHeaders()), 'x-mock-session': id ?? '' } }),
  )
}

/** Writes local storage of the application's origin, on an empty page. */
async function store(page: Page, baseURL: string | undefined, values: Readonly<Record<string, string>>): Promise<void> {
  if (baseURL === undefined) throw new Error('Set baseURL in the Playwright configuration: sign-ins are stored for its origin.')
  const address = new URL('/', baseURL).href
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '' }), { times: 1 })
  await page.goto(address)
  await page.evaluate((given) => {
    for (const [name, value] of Object.entries(given)) localStorage.setItem(name, value)
  }, values)
}

/** Playwright's `test` with `mock`. */
export const test: TestType<BaseFixtures[0] & TestFixtures, BaseFixtures[1] & WorkerFixtures> = base.extend<TestFixtures, WorkerFixtures>({
  mockOptions: [{}, { option: true, scope: 'worker' }],
  mockServer: [
    async ({ mockOptions: { url, controlToken, ...options } }, use, { project }) => {
      const started = url === undefined ? await startMock({ clientUrl: project.use.baseURL, ...options }) : undefined
      await use(started ?? connectMock(url ?? '', controlToken))
      await started?.stop()
    },
    { scope: 'worker' },
  ],
  mockSession: [
    async ({ mockServer, mockOptions: { scenario, clock } }, use) => {
      const session = await mockServer.session({ scenario, clock })
      await use(session)
      await session.stop()
    },
    { scope: 'worker' },
  ],
  mock: async ({ mockSession, context, baseURL }, use) => {
    await mockSession.reset()
    await enterSession(context, mockSession, baseURL)
    await use({
      ...mockSession,
      fault: async (fault) => void (await mockSession.faults.add(fault)),
      signIn: async (page, roleOrEmail, { storage } = {}) => {
        const signedIn = await mockSession.signIn(roleOrEmail)
        await store(page, baseURL, storage?.(signedIn) ?? storedSession(signedIn))
        return signedIn
      },
    })
  },
})
