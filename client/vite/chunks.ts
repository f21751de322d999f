import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const source = fileURLToPath(new URL('../src/', import.meta.url))
type Info = (id: string) => Rolldown.ModuleInfo | null
/** Kind of page. `popup`: menus and panels, loaded on hover; `part`: another lazy module. What `day` and `popup` share with lists counts as theirs. */
type Kind = 'auth' | 'site' | 'day' | 'list' | 'record' | 'form' | 'popup' | 'part'
const isOwn = (id: string): boolean => !/\/node_modules\/|^\0/.test(id)

/** A module and everything that it imports statically; packages are included but not followed. */
function getReach(info: Info, root: string, reach = new Set<string>()): Set<string> {
  if (reach.has(root)) return reach
  reach.add(root)
  if (isOwn(root)) info(root)?.importedIds.forEach((id) => getReach(info, id, reach))
  return reach
}

function kindOf(id: string, reach: ReadonlySet<string>, isPage: boolean): Kind {
  if (!isPage) return /\/(?:popups|\w+Popups|jobActionParts)\.ts$/.test(id) ? 'popup' : 'part'
  if (id.startsWith(`${source}features/site/`) || id.endsWith('/HomeWithViews.tsx')) return 'site'
  if (id.startsWith(`${source}features/auth/`) || id.endsWith('/AuthLayout.tsx')) return 'auth'
  if (/\/(?:Today|MyDay)Page\.tsx$/.test(id)) return 'day'
  if (id.endsWith('/AppLayout.tsx') || reach.has(`${source}components/list/ListPage.tsx`)) return 'list'
  return reach.has(`${source}components/form/FormPage.tsx`) ? 'form' : 'record'
}

/** Lazy modules, and whether the routes load them. */
function lazyModules(info: Info, id: string, seen = new Set<string>(), lazy = new Map<string, boolean>()): Map<string, boolean> {
  if (seen.has(id) || !isOwn(id)) return lazy
  seen.add(id)
  const { importedIds = [], dynamicallyImportedIds = [] } = info(id) ?? {}
  const isRoutes = /\/src\/app\/(?:router|\w+Routes)\.tsx$/.test(id)
  for (const item of dynamicallyImportedIds.filter(isOwn)) lazy.set(item, isRoutes || lazy.get(item) === true)
  for (const item of [...importedIds, ...dynamicallyImportedIds]) lazyModules(info, item, seen, lazy)
  return lazy
}

interface Heavy {
  readonly name: string
  readonly packages: RegExp
  readonly isForPublic?: true
}

/** Large packages: modules that use one are in other chunks than those that don't. */
const heavy: readonly Heavy[] = [
  // Sign-in loads neither the schemas nor the GraphQL client.
  { name: 'data', packages: /\/node_modules\/(?:@apollo|zod)\//, isForPublic: true },
  { name: 'maps', packages: /\/node_modules\/leaflet\// },
  { name: 'phones', packages: /\/src\/lib\/phones\/readPhones\.ts$/ },
]

interface LazyPart {
  readonly kind: Kind
  readonly domain: string
  readonly reach: ReadonlySet<string>
}

/** Pages and other lazy modules with what they import. */
const lazyParts = (info: Info): LazyPart[] =>
  [...lazyModules(info, `${source}main.tsx`)].map(([id, isPage]) => {
    const reach = getReach(info, id)
    return { kind: kindOf(id, reach, isPage), domain: /\/features\/([^/]+)\//.exec(id)?.[1] ?? 'components', reach }
  })

/** Names of icons in the first pages. */
function firstIcons(info: Info, parts: readonly LazyPart[]): Set<string> {
  const first = parts.filter(({ kind }) => ['auth', 'site', 'day', 'list'].includes(kind))
  const code = first.flatMap(({ reach }) => [...reach].filter(isOwn).map((id) => info(id)?.code ?? ''))
  return new Set(code.flatMap((text) => text.match(/\bIcon[A-Z]\w*/g) ?? []))
}

// One chunk per combination of page kinds, or of one domain's, that share a module. Its imports are shared by at least these pages.
function sharedChunks(info: Info, parts: readonly LazyPart[]): Map<string, string> {
  const usersOf = new Map<string, LazyPart[]>()
  for (const part of parts) for (const item of [...part.reach].filter(isOwn)) usersOf.set(item, [...(usersOf.get(item) ?? []), part])
  const named = new Map<string, string>()
  for (const [id, users] of usersOf) {
    const pages = users.filter(({ kind }) => kind !== 'part')
    const entries = pages.length > 0 ? pages : users
    const all = [...new Set(entries.map(({ kind }) => kind))].toSorted()
    const kinds = all.filter((kind) => (kind !== 'day' && kind !== 'popup') || !all.includes('list'))
    const isPublic = kinds.includes('auth') || kinds.includes('site')
    if (users.length < 2 || (isPublic && kinds.length === 1)) continue
    const reach = [...getReach(info, id)]
    const subjects = heavy.filter(
      ({ isForPublic = false, packages }) => (!isForPublic || isPublic) && reach.some((item) => packages.test(item)),
    )
    const domains = [...new Set(entries.map(({ domain }) => domain))]
    named.set(id, [...(domains.length === 1 ? domains : []), ...kinds, ...subjects.map(({ name }) => name)].join('-'))
  }
  return named
}

interface Plan {
  readonly names: ReadonlyMap<string, string>
  readonly icons: ReadonlySet<string>
}

let plan: Plan | undefined
function planOf(context: Rolldown.ChunkingContext): Plan {
  if (plan) return plan
  const info: Info = (id) => context.getModuleInfo(id)
  const parts = lazyParts(info)
  return (plan = { names: sharedChunks(info, parts), icons: firstIcons(info, parts) })
}

/** What Mantine needs for dialogs, menus and suggestion lists alone: only lazy modules use them, and in `vendor` they would load with the first pages. */
const popups =
  /\/node_modules\/(?:@floating-ui|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|@mantine\/hooks\/esm\/use-focus-(?:return|trap)|@mantine\/core\/esm\/(?:utils\/Floating|components\/(?:Combobox\/(?!get-|ComboboxChevron|Combobox\.module)|Drawer|FocusTrap|Menu|Modal|Overlay|Popover|Portal|ScrollArea)))/

export const chunks: Rolldown.OutputOptions['codeSplitting'] = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'shell', tags: ['$initial'] },
    { name: 'apollo', test: /\/node_modules\/(?:@apollo|graphql|rxjs|@wry|optimism)\// },
    { name: 'phones', test: /\/src\/lib\/phones\/readPhones\.ts$|\/node_modules\/libphonenumber-js\// },
    { name: 'forms', test: /\/node_modules\/react-hook-form\// },
    { name: 'validation', test: /\/node_modules\/@(?:hookform|standard-schema)\// },
    {
      name: (id, context) => planOf(context).names.get(id) ?? null,
      debugName: 'shared by pages',
    },
    { name: 'popups', test: popups },
    // All icons: one that only a shared chunk uses would be bundled into a page, which imports that chunk in turn.
    {
      name: (id, context) => {
        const icon = /\/(Icon\w+)\.mjs$/.exec(id)?.[1]
        return icon === undefined || planOf(context).icons.has(icon) ? 'icons' : 'more-icons'
      },
      debugName: 'icons',
      test: /\/node_modules\/@tabler\//,
    },
    { name: 'vendor', test: /\/node_modules\/(?!zod\/)/, minShareCount: 30 },
  ],
}
