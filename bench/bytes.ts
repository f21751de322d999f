/** What each route transfers, compressed with brotli at its best. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transferKb } from './bytes/brotli.ts'
import { ownScripts } from './bytes/domain.ts'
import { idleKb } from './bytes/idle.ts'
import { filesOf, type Manifest } from './bytes/manifest.ts'
import { withCleanUp } from './harness/cleanUp.ts'
import { buildClient } from './harness/clientBuild.ts'
import { temporaryFolder } from './harness/callout.ts'
import { type Report, shown, shownVerdict, type Table, type Verdict } from './harness/report.ts'

interface Route {
  readonly what: string
  /** The HTML that is served there; of the first route of a visit. */
  readonly page?: string
  /** Everything that is asked for before the page is painted and answers input. */
  readonly modules: readonly string[]
  /** What the page asks for after that by itself, when the browser is idle. */
  readonly onIdle?: readonly string[]
  /** What the browser has when it comes here. */
  readonly after?: readonly string[]
  readonly budgets: { readonly js?: number; readonly css?: number; readonly all?: number }
}

const start = ['index.html', 'src/start.tsx']
const signIn = [...start, 'src/public/PublicRoot.tsx', 'src/public/SignInPage.tsx']
const signUp = [...start, 'src/public/PublicRoot.tsx', 'src/public/signUp/SignUpPage.tsx']
const home = [...start, 'src/public/site/SiteRoot.tsx', 'src/public/site/home/HomePage.tsx']
const jobList = [...start, 'src/app/AppRoot.tsx', 'src/features/jobs/JobListPage.tsx']
const jobPage = ['src/features/jobs/JobPage.tsx']
/** What the job page asks for by itself as soon as the record stands there. */
const restOfJobPage = ['src/kit/record/timeline/NoteForm.tsx']
/** What completes the form of a job: the sections below the first screen and the rules that nobody has broken yet. */
const restOfForm = ['src/features/jobs/form/laterSections.tsx', 'src/features/jobs/form/jobRules.ts']

const routes: readonly Route[] = [
  { what: 'sign-in', page: 'login.html', modules: signIn, budgets: { js: 105, css: 8, all: 120 } },
  { what: 'sign-up', modules: signUp, budgets: { js: 105, css: 8, all: 120 } },
  { what: 'home', modules: home, onIdle: ['src/public/site/home/LaterHome.tsx'], budgets: { js: 105, css: 8, all: 120 } },
  { what: 'job list with the shell', modules: jobList, budgets: { js: 205, all: 240 } },
  { what: 'job page, after the list', modules: jobPage, onIdle: restOfJobPage, after: jobList, budgets: { all: 45 } },
  {
    what: 'form of a new job, after the list',
    modules: ['src/features/jobs/form/NewJobPage.tsx'],
    onIdle: [...restOfForm, 'src/features/jobs/form/sendJob.ts'],
    after: jobList,
    budgets: { all: 45 },
  },
  {
    what: 'form of a copied job, after the list',
    modules: ['src/features/jobs/form/NewJobPage.tsx', 'src/features/jobs/form/CopyLoader.tsx'],
    onIdle: [...restOfForm, 'src/features/jobs/form/sendJob.ts'],
    after: jobList,
    budgets: { all: 45 },
  },
  {
    what: 'edit form, after the job page',
    modules: ['src/features/jobs/editing/EditJobPage.tsx'],
    onIdle: restOfForm,
    after: [...jobList, ...jobPage, ...restOfJobPage],
    budgets: { all: 45 },
  },
  {
    what: 'form of a new customer, after the job list',
    modules: ['src/features/customers/form/CustomerFormPages.tsx'],
    onIdle: ['src/features/customers/form/saveCustomer.tsx', 'src/kit/form/schemaRules.ts'],
    after: jobList,
    budgets: { all: 45 },
  },
  {
    what: 'dialog of an action, after the job page',
    modules: ['src/parts/jobs/dialogs/JobActionDialog.tsx'],
    onIdle: ['src/parts/jobs/dialogs/actionRules.ts'],
    after: [...jobList, ...jobPage, ...restOfJobPage],
    budgets: { all: 45 },
  },
]

/** Files that the page itself names: the preloaded font and the icon. */
const namedByPage = (page: string): string[] =>
  [...page.matchAll(/<link rel="(?:preload|icon)"[^>]*?href="\/([^"]+)"/g)].map((match) => match[1] ?? '')

interface Weights {
  readonly js: number
  readonly css: number
  /** With the page, the font and the icon. */
  readonly all: number
  /** On top of that. */
  readonly onIdle: number
}

function weigh(folder: string, manifest: Manifest, { modules, onIdle = [], after, page = 'index.html' }: Route): Weights {
  const had = filesOf(manifest, after ?? [])
  const files = [...filesOf(manifest, modules)].filter((file) => !had.has(file))
  const rest = [...filesOf(manifest, onIdle)].filter((file) => !had.has(file) && !files.includes(file))
  // The page of the sign-in asks for the font by its script, and for the same one.
  const first = after ? [] : [page, ...namedByPage(readFileSync(join(folder, 'index.html'), 'utf8'))]
  const total = (some: readonly string[]): number => some.reduce((sum, file) => sum + transferKb(folder, file), 0)
  const js = total(files.filter((file) => file.endsWith('.js')))
  const css = total(files.filter((file) => file.endsWith('.css')))
  return { js, css, all: js + css + total(first), onIdle: total(rest) }
}

const kinds = ['js', 'css', 'all'] as const
const words = { js: 'JS', css: 'CSS', all: 'all transfer' } as const

function measure(folder: string, manifest: Manifest, route: Route): { row: string[]; verdicts: Verdict[] } {
  const weights = weigh(folder, manifest, route)
  const verdicts: Verdict[] = []
  const cells = kinds.map((kind) => {
    const budget = route.budgets[kind]
    if (budget === undefined) return shown(weights[kind])
    const verdict = { what: `${route.what}, ${words[kind]} in kB`, measured: Number(weights[kind].toFixed(1)), budget }
    verdicts.push(verdict)
    return `**${shown(weights[kind])}** ${shownVerdict(verdict)}`
  })
  return { row: [route.what, ...cells, route.onIdle ? shown(weights.onIdle) : '–'], verdicts }
}

const SHELL_KB = 36
const IDLE_KB = 120
const DOMAIN_FILES = 12
const LEAST_KB = 2
/** The last domain that was added whole: the next ones are made like it. */
const DOMAIN = 'customers'

/** What is counted over the whole build. */
function wholes(folder: string, manifest: Manifest, idle: number): { table: Table; verdicts: Verdict[] } {
  const shell = Object.values(manifest).find(({ name, file }) => name === 'app' && file.endsWith('.js'))
  if (!shell) throw new Error('The build has no chunk of the shell')
  const own = ownScripts(folder, DOMAIN)
  const verdicts: Verdict[] = [
    { what: 'chunk of the shell, kB', measured: Number(transferKb(folder, shell.file).toFixed(1)), budget: SHELL_KB },
    { what: 'transfer when idle after the job list, kB', measured: Number(idle.toFixed(1)), budget: IDLE_KB },
    { what: `scripts of a domain of its own (${DOMAIN})`, measured: own.length, budget: DOMAIN_FILES },
    { what: `of these, under ${LEAST_KB} kB`, measured: own.filter(({ kb }) => kb < LEAST_KB).length, budget: 0 },
  ]
  const rows = verdicts.map((verdict) => [verdict.what, `**${verdict.measured}** ${shownVerdict(verdict)}`])
  return { table: { caption: 'Of the whole build.', columns: ['What', 'measured'], rows }, verdicts }
}

export const benchmarkBytes = (): Promise<Report> =>
  withCleanUp(async (later) => {
    const built = temporaryFolder()
    later(built.remove)
    const folder = process.env['CLIENT_DIR'] ?? built.path
    if (folder === built.path) buildClient(folder)
    const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
    const measured = routes.map((route) => measure(folder, manifest, route))
    const columns = ['Route', 'JS, kB', 'CSS, kB', 'all before interaction, kB', 'then on idle, kB']
    const caption = 'Brotli, quality 11; 1 kB is 1,000 bytes.'
    const { table, verdicts } = wholes(folder, manifest, await idleKb(folder, later))
    return {
      tables: [{ caption, columns, rows: measured.map(({ row }) => row) }, table],
      verdicts: [...measured.flatMap((one) => one.verdicts), ...verdicts],
    }
  })
