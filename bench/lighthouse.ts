/** Lighthouse audits of the home page, the sign-in page and the job list, served by the gateway. */
import { signInAsOwner, startGateway, startMockApi, temporaryFolder } from './harness/callout.ts'
import { withCleanUp } from './harness/cleanUp.ts'
import { buildClient } from './harness/clientBuild.ts'
import { type Report, shown, shownVerdict, type Verdict } from './harness/report.ts'
import type { Server } from './harness/server.ts'
import { audit, type Audit } from './lighthouse/audit.ts'
import { launchChrome, storeValues } from './lighthouse/chrome.ts'
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

/** A browser without a cache. */
const auditOnce = ({ path, isSignedIn }: Page, origin: string, token: string): Promise<Audit> =>
  withCleanUp(async (later) => {
    const profile = temporaryFolder()
    later(profile.remove)
    const chrome = await launchChrome(profile.path)
    later(() => chrome.kill())
    if (isSignedIn) await storeValues(chrome.port, origin, { ...storedBySignIn, authToken: token })
    return audit(origin + path, chrome.port)
  })

function check({ what, ...budgets }: Page, result: Audit): { row: string[]; verdicts: Verdict[] } {
  const verdicts: Verdict[] = [
    { what: `${what}, performance`, measured: result.performance, budget: budgets.performance, isFloor: true },
    { what: `${what}, accessibility`, measured: result.accessibility, budget: 100, isFloor: true },
    { what: `${what}, best practices`, measured: result.bestPractices, budget: 100, isFloor: true },
    { what: `${what}, LCP in seconds`, measured: result.lcpSeconds, budget: budgets.lcpSeconds },
    { what: `${what}, layout shift`, measured: Number(result.layoutShift.toFixed(3)), budget: 0.1 },
  ]
  const cells = verdicts.map((verdict) => `**${Number(verdict.measured.toFixed(3))}** ${shownVerdict(verdict)}`)
  return { row: [what, ...cells, shown(result.transferKb), result.faults.join('; ') || '–'], verdicts }
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
    const judged = []
    for (const page of pages) judged.push(check(page, await auditOnce(page, gateway.url, token)))
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
    const caption = 'Lighthouse, mobile preset, one run.'
    return { tables: [{ caption, columns, rows: judged.map(({ row }) => row) }], verdicts: judged.flatMap(({ verdicts }) => verdicts) }
  })
