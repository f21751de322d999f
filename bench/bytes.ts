/** Bytes transferred per route with the best brotli compression. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transferKb } from './bytes/brotli.ts'
import { checkChunkOrder, getFiles, type Manifest } from './bytes/manifest.ts'
import { withCleanUp } from './harness/cleanUp.ts'
import { buildClient } from './harness/clientBuild.ts'
import { temporaryFolder } from './harness/callout.ts'
import { type Report, shown, shownVerdict, type Verdict } from './harness/report.ts'

interface Route {
  readonly what: string
  readonly modules: readonly string[]
  readonly after?: readonly string[]
  readonly budgets: { readonly js?: number; readonly files?: number }
}

const entry = 'index.html'
const signIn = [entry, 'src/app/AuthLayout.tsx', 'src/features/auth/SignInPage.tsx']
const home = [entry, 'src/features/site/SiteLayout.tsx', 'src/app/HomeWithViews.tsx']
const today = [entry, 'src/app/AppLayout.tsx', 'src/features/dashboard/TodayPage.tsx']
const jobList = [entry, 'src/app/AppLayout.tsx', 'src/features/jobs/JobListPage.tsx']

const routes: readonly Route[] = [
  { what: 'sign-in', modules: signIn, budgets: { js: 150 } },
  { what: 'home', modules: home, budgets: { js: 150 } },
  { what: 'Today', modules: today, budgets: { js: 240, files: 40 } },
  { what: 'job list', modules: jobList, budgets: { js: 240, files: 40 } },
  { what: 'job page, after the list', modules: ['src/features/jobs/JobPage.tsx'], after: jobList, budgets: {} },
  { what: 'new job, after the list', modules: ['src/features/jobs/newJob/NewJobPage.tsx'], after: jobList, budgets: {} },
]

/** kB and number of scripts and style sheets. */
interface Weights {
  readonly js: number
  readonly css: number
  readonly files: number
}

function weigh(folder: string, manifest: Manifest, { modules, after = [] }: Route): Weights {
  const loaded = getFiles(manifest, after)
  const files = [...getFiles(manifest, modules)].filter((file) => !loaded.has(file))
  const total = (end: string): number => files.filter((file) => file.endsWith(end)).reduce((sum, file) => sum + transferKb(folder, file), 0)
  return { js: total('.js'), css: total('.css'), files: files.length }
}

const kinds = ['js', 'css', 'files'] as const
const labels = { js: 'JS in kB', css: 'CSS in kB', files: 'scripts and style sheets' } as const

function measure(folder: string, manifest: Manifest, route: Route): { row: string[]; verdicts: Verdict[] } {
  const weights = weigh(folder, manifest, route)
  const budgets: Partial<Weights> = route.budgets
  const verdicts: Verdict[] = []
  const cells = kinds.map((kind) => {
    const budget = budgets[kind]
    if (budget === undefined) return shown(weights[kind])
    const verdict = { what: `${route.what}, ${labels[kind]}`, measured: Number(weights[kind].toFixed(1)), budget }
    verdicts.push(verdict)
    return `**${shown(weights[kind])}** ${shownVerdict(verdict)}`
  })
  return { row: [route.what, ...cells], verdicts }
}

export const benchmarkBytes = (): Promise<Report> =>
  withCleanUp(async (later) => {
    const built = temporaryFolder()
    later(built.remove)
    const folder = process.env['CLIENT_DIR'] ?? built.path
    if (folder === built.path) buildClient(folder)
    const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
    checkChunkOrder(manifest)
    const measured = routes.map((route) => measure(folder, manifest, route))
    const columns = ['Route', 'JS, kB', 'CSS, kB', 'files']
    const caption = 'Brotli, quality 11; 1 kB is 1,000 bytes.'
    return { tables: [{ caption, columns, rows: measured.map(({ row }) => row) }], verdicts: measured.flatMap(({ verdicts }) => verdicts) }
  })
