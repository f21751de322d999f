import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { lateLoads } from './lateLoads.ts'
import { type Graph, reachOf, remembered } from './reach.ts'

const source = fileURLToPath(new URL('../src', import.meta.url))
const at = (file: string): string => `${source}/${file}`

type ChunkOf = (id: string) => string | null

const isPackage = (id: string): boolean => id.includes('/node_modules/')
const apollo = /node_modules\/(@apollo\/client|rxjs|graphql|optimism|@wry|tslib|@graphql-typed-document-node)\//
const forms = /node_modules\/react-hook-form\//
const password = /@mantine\/core\/esm\/components\/PasswordInput\//
const small = /use-debounced-value|IconHistory/
/** No first load validates anything. */
const zod = /node_modules\/zod\//

/** A page of a domain, or another root that is loaded late, with everything that comes with it. */
interface Root {
  readonly domain: string
  readonly reach: ReadonlySet<string>
}

const domainOf = (id: string): string => /\/src\/(?:features|parts)\/([^/]+)\//.exec(id)?.[1] ?? ''

const rootsOf = (graph: Graph, ids: readonly string[]): Root[] =>
  [...new Set(ids)].map((id) => ({ domain: domainOf(id), reach: reachOf(graph, [id]) }))

/** Whose root shows what stands there: a page of the kit that comes with it says so. */
const withKit = (roots: readonly Root[], ...files: readonly string[]): Root[] =>
  roots.filter(({ reach }) => files.some((file) => reach.has(at(file))))

/**
 * Where a module lies that some of these roots share: `common` where most of them do, else with the one domain that it is of.
 * undefined: it is shared by none, or by too few.
 */
function sharedBy(roots: readonly Root[], id: string): 'common' | { readonly domain: string } | undefined {
  const sharing = roots.filter(({ reach }) => reach.has(id))
  if (sharing.length < 2) return undefined
  if (sharing.length * 2 > roots.length && new Set(sharing.map(({ domain }) => domain)).size > 1) return 'common'
  const [first] = sharing
  return first && sharing.every(({ domain }) => domain === first.domain) ? { domain: first.domain } : undefined
}

/** Which chunk a module belongs to that people see first, or that forms share. `null`: it is of none, and the bundler decides. */
function firstLoads(graph: Graph): ChunkOf {
  const reach = (file: string): Set<string> => reachOf(graph, [at(file)])
  const entry = reach('main.tsx')
  const door = reach('public/AuthLayout.tsx')
  const signIn = reach('public/SignInPage.tsx')
  const signUp = reach('public/signUp/SignUpPage.tsx')
  const site = reach('public/site/SiteLayout.tsx')
  const app = reach('app/AppLayout.tsx')
  const late = [...reachOf(graph, [at('app/AppLayout.tsx')], { lazily: true })].flatMap((id) => graph(id)?.dynamicallyImportedIds ?? [])
  const pages = rootsOf(graph, graph(at('app/appRoutes.tsx'))?.dynamicallyImportedIds ?? [])
  const lists = withKit(pages, 'kit/list/ListPage.tsx')
  const records = withKit(pages, 'kit/record/RecordPage.tsx')
  const formPages = withKit(pages, 'kit/form/FormPage.tsx')
  const dialogs = withKit(
    rootsOf(graph, late),
    'kit/actions/dialogs/ActionFrame.tsx',
    'kit/bulk/BulkFrame.tsx',
    'kit/list/fields/FilterFields.tsx',
  )
  const notes = withKit(rootsOf(graph, late), 'kit/record/timeline/NoteForm.tsx')
  const outside = reachOf(graph, [at('public/AuthLayout.tsx'), at('public/site/SiteLayout.tsx')], {
    lazily: true,
    except: at('app/AppLayout.tsx'),
  })
  const needs = (id: string, library: RegExp): boolean => [...reachOf(graph, [id])].some((one) => library.test(one))
  const inOneOf = (roots: readonly Root[], id: string): boolean => roots.some((root) => root.reach.has(id))
  const isFront = (id: string): boolean => door.has(id) || signIn.has(id) || signUp.has(id)
  const isInside = (id: string): boolean => app.has(id) || inOneOf(lists, id)
  const isForms = (id: string): boolean => inOneOf(formPages, id) || inOneOf(dialogs, id)
  const [firstList] = lists
  /** What the first list and most others are made of, and what is of the first one alone. */
  const listChunk = (id: string): string | null => {
    if (!firstList?.reach.has(id)) return null
    const sharing = lists.filter((list) => list.reach.has(id)).length
    return sharing * 2 > lists.length ? 'list' : `${firstList.domain}List`
  }
  /** What forms share. What they share with records, with their notes, and with dialogs and filters, lies apart. */
  const formChunk = (id: string): string | null => {
    // Components of packages are shared with dialogs all over.
    const shared = isPackage(id) && !small.test(id) ? undefined : sharedBy(formPages, id)
    if (shared === undefined) return null
    const name = shared === 'common' ? 'all' : shared.domain
    if (inOneOf(records, id)) return `${name}Parts`
    if (inOneOf(notes, id)) return `${name}Notes`
    return inOneOf(dialogs, id) ? `${name}Fields` : `${name}Form`
  }
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
    return listChunk(id) ?? formChunk(id)
  }
}

/** Once for each build: the graph is complete when the first module is asked for. */
function inTurn(): Rolldown.CodeSplittingNameFunction {
  let chunkOf: ChunkOf | undefined
  return (id, context) => (chunkOf ??= chunksOf(remembered((one) => context.getModuleInfo(one))))(id)
}

/** Where people wait for what comes: they are led there by an address. */
const rootsWithPages = ['app/router.tsx', 'app/publicRoutes.tsx', 'app/appRoutes.tsx', 'app/HomePage.tsx']

function chunksOf(graph: Graph): ChunkOf {
  const first = firstLoads(graph)
  const pages = new Set(rootsWithPages.flatMap((file) => graph(at(file))?.dynamicallyImportedIds ?? []))
  const late = lateLoads({ graph, starts: [at('main.tsx')], pages, chunkOf: first, shell: 'app' })
  return (id) => first(id) ?? late.get(id) ?? null
}

/**
 * Few and full chunks for what people see first: what all roots share (`base`), the pages outside (`door`, `signIn`,
 * `signUp`), the app with its shell, what lists are made of, and each list. Domains are found, not named: by the pages of the
 * routes, and by what of the kit comes with them. Left to itself the bundler makes a chunk of each module that two of them
 * share: four dozen requests for the job list, and less well compressed. See docs/decisions/008.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [{ name: inTurn(), debugName: 'first loads' }]
