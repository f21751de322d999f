import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { type Graph, reachOf } from './reach.ts'

const source = fileURLToPath(new URL('../src', import.meta.url))
const at = (file: string): string => `${source}/${file}`

type ChunkOf = (id: string) => string | null

const isPackage = (id: string): boolean => id.includes('/node_modules/')
const apollo = /node_modules\/(@apollo\/client|rxjs|graphql|optimism|@wry|tslib|@graphql-typed-document-node)\//
const forms = /node_modules\/react-hook-form\//
const password = /@mantine\/core\/esm\/components\/PasswordInput\//
const small = /use-debounced-value|IconHistory/
/** What its page shares with the form of a job lies in a chunk of its own, `jobParts`. */
const jobPage = 'features/jobs/JobPage.tsx'
/** So does what dialogs and filters share with it, and the page does not: fields for days, times and choices. */
const dialogs = [
  'parts/jobs/dialogs/JobActionDialog.tsx',
  'features/jobs/bulk/BulkRescheduleDialog.tsx',
  'kit/list/fields/FilterFields.tsx',
]
/** No first load validates anything. */
const zod = /node_modules\/zod\//

/** Which chunk a module of a first load belongs to. `null`: it is of none, and the bundler decides. */
function firstLoads(graph: Graph): ChunkOf {
  const reach = (file: string): Set<string> => reachOf(graph, [at(file)])
  const entry = reach('start.tsx')
  const door = reach('public/PublicRoot.tsx')
  const signIn = reach('public/SignInPage.tsx')
  const signUp = reach('public/signUp/SignUpPage.tsx')
  const site = reach('public/site/SiteRoot.tsx')
  const app = reach('app/AppRoot.tsx')
  const jobs = reach('features/jobs/JobListPage.tsx')
  const newJob = reach('features/jobs/form/NewJobPage.tsx')
  const editJob = reach('features/jobs/editing/EditJobPage.tsx')
  const page = reach(jobPage)
  const inDialogs = reachOf(graph, dialogs.map(at))
  const outside = reachOf(graph, [at('public/PublicRoot.tsx'), at('public/site/SiteRoot.tsx')], {
    lazily: true,
    except: at('app/AppRoot.tsx'),
  })
  const needs = (id: string, library: RegExp): boolean => [...reachOf(graph, [id])].some((one) => library.test(one))
  const isFront = (id: string): boolean => door.has(id) || signIn.has(id) || signUp.has(id)
  const isInside = (id: string): boolean => app.has(id) || jobs.has(id)
  const isForms = (id: string): boolean => newJob.has(id) || editJob.has(id) || inDialogs.has(id)
  /** Of the form of a job, new or edited; components of packages are shared with dialogs all over. */
  const isOfForm = (id: string): boolean => newJob.has(id) && editJob.has(id) && (!isPackage(id) || small.test(id))
  return (id) => {
    if (id.startsWith('\0')) return 'runtime'
    if (apollo.test(id)) return 'apollo'
    if (forms.test(id)) return 'forms'
    if (password.test(id)) return 'password'
    if (entry.has(id)) return 'base'
    if (needs(id, zod)) return null
    if (isFront(id) && (isInside(id) || site.has(id) || (isForms(id) && !isPackage(id)))) return isPackage(id) ? 'fields' : 'base'
    if (door.has(id) || (signIn.has(id) && signUp.has(id))) return 'door'
    if (signIn.has(id)) return 'signIn'
    if (signUp.has(id)) return 'signUp'
    if (isInside(id) && outside.has(id)) return needs(id, apollo) ? 'apollo' : 'common'
    if (app.has(id)) return 'app'
    if (jobs.has(id)) return 'jobs'
    if (!isOfForm(id)) return null
    if (page.has(id)) return 'jobParts'
    return inDialogs.has(id) ? 'dayFields' : 'jobForm'
  }
}

/** Once for each build: the graph is complete when the first module is asked for. */
function inTurn(): Rolldown.CodeSplittingNameFunction {
  let chunkOf: ChunkOf | undefined
  return (id, context) => (chunkOf ??= firstLoads((one) => context.getModuleInfo(one)))(id)
}

/**
 * Few and full chunks for what people see first: what all roots share (`base`), the pages outside (`door`, `signIn`,
 * `signUp`), the app with its shell, and the job list. Left to itself the bundler makes a chunk of each module that two of
 * them share: four dozen requests for the job list, and less well compressed. See docs/decisions/008.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [{ name: inTurn(), debugName: 'first loads' }]
