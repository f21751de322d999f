/** Lighthouse audits of the home page, the sign-in page and the job list, served by the gateway over HTTP/1.1 and HTTP/2. */
import { signInAsOwner, startGateway, startMockApi, temporaryFolder } from './harness/callout.ts'
import { withCleanUp } from './harness/cleanUp.ts'
import { buildClient } from './harness/clientBuild.ts'
import { type Report, shown, shownVerdict, type Verdict } from './harness/report.ts'
import type { Server } from './harness/server.ts'
import { audit, type Audit } from './lighthouse/audit.ts'
import { launchChrome, storeValues } from './lighthouse/chrome.ts'
import { startHttp2Proxy } from './lighthouse/http2Proxy.ts'
import { userType } from '@callout/contracts/profile/userType'

/** Stored by sign-in besides the token. */
const storedBySignIn = { userType: userType.COMPANY.code }

interface Page {
  readonly what: string
  readonly path: string
  readonly isSignedIn: boolean
  readonly performance: number
  readonly lcpSeconds: number
}
const pages: readonly Page[] = [
  { what: 'home', path: '/home', isSignedIn: false, performance: 95, lcpSeconds: 2 },
  { what: 'sign-in', path: '/login', isSignedIn: false, performance: 95, lcpSeconds: 2 },
  { what: 'job list', path: '/jobs', isSignedIn: true, performance: 85, lcpSeconds: 2.5 },
]

/** First visits have a browser without a cache, second ones what the first has stored. */
type Visit = 'first' | 'second'

const auditOnce = ({ path, isSignedIn }: Page, visit: Visit, origin: string, token: string): Promise<Audit> =>
  withCleanUp(async (later) => {
    const profile = temporaryFolder()
    later(profile.remove)
    const chrome = await launchChrome(profile.path)
    later(() => chrome.kill())
    if (isSignedIn) await storeValues(chrome.port, origin, { ...storedBySignIn, authToken: token })
    if (visit === 'second') await audit(origin + path, chrome.port)
    return audit(origin + path, chrome.port)
  })

/** LCP of a second visit in seconds. */
const SECOND_VISIT_S = 1.2

interface Case {
  readonly page: Page
  readonly visit: Visit
  /** `2`: behind a proxy, as in production. */
  readonly http: 1 | 2
}
const cases: readonly Case[] = [
  ...pages.flatMap((page): Case[] => [1, 2].map((http) => ({ page, visit: 'first', http: http as Case['http'] }))),
  ...pages.filter(({ isSignedIn }) => isSignedIn).map((page): Case => ({ page, visit: 'second', http: 2 })),
]

/** Budgets hold for HTTP/2. */
function check({ page, visit, http }: Case, result: Audit): { row: string[]; verdicts: Verdict[] } {
  const what = `${page.what}, HTTP/${http}${visit === 'first' ? '' : ', second visit'}`
  const verdicts: Verdict[] = [
    { what: `${what}, performance`, measured: result.performance, budget: page.performance, isFloor: true },
    { what: `${what}, accessibility`, measured: result.accessibility, budget: 100, isFloor: true },
    { what: `${what}, best practices`, measured: result.bestPractices, budget: 100, isFloor: true },
    { what: `${what}, LCP in seconds`, measured: result.lcpSeconds, budget: visit === 'first' ? page.lcpSeconds : SECOND_VISIT_S },
    { what: `${what}, layout shift`, measured: Number(result.layoutShift.toFixed(3)), budget: 0.1 },
  ]
  const cells = verdicts.map((verdict) => `**${Number(verdict.measured.toFixed(3))}**${http === 2 ? ` ${shownVerdict(verdict)}` : ''}`)
  return { row: [what, ...cells, shown(result.transferKb), result.faults.join('; ') || '–'], verdicts: http === 2 ? verdicts : [] }
}

export const benchmarkLighthouse = (): Promise<Report> =>
  withCleanUp(async (later) => {
    const started = async (server: Promise<Server>): Promise<Server> => {
      const ready = await server
      later(ready.stop)
      return ready
    }
    const clientDir = temporaryFolder()
    later(clientDir.remove)
    buildClient(clientDir.path)
    const mock = await started(startMockApi({ size: 'demo' }))
    const gateway = await started(startGateway({ upstream: mock.url, clientDir: clientDir.path }))
    const token = await signInAsOwner(mock.url)
    const proxy = await startHttp2Proxy(gateway.url)
    later(proxy.stop)
    const judged = []
    for (const item of cases)
      judged.push(check(item, await auditOnce(item.page, item.visit, item.http === 2 ? proxy.url : gateway.url, token)))
    const columns = [
      'Page',
      'performance',
      'accessibility',
      'best practices',
      'LCP, s',
      'layout shift',
      'transfer until idle, kB',
      'faults',
    ]
    const caption = 'Lighthouse, mobile preset, one run each; tasks count with the CPU time of their thread.'
    return { tables: [{ caption, columns, rows: judged.map(({ row }) => row) }], verdicts: judged.flatMap(({ verdicts }) => verdicts) }
  })
