import type { Rolldown } from 'vite'

type Module = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds' | 'code'>

/** The modules of the build, as the chunking sees them. */
export type Graph = (id: string) => Module | null

/** Asks for each module once: the bundler copies all that it knows of it each time. */
export function remembered(graph: Graph): Graph {
  const known = new Map<string, Module | null>()
  const ask = (id: string): Module | null => {
    const found = graph(id)
    return found && { importedIds: found.importedIds, dynamicallyImportedIds: found.dynamicallyImportedIds, code: found.code }
  }
  return (id) => {
    const module = known.has(id) ? known.get(id) : ask(id)
    known.set(id, module ?? null)
    return module ?? null
  }
}

/** Packages whose one entry names everything they have: only what a module names counts as reached. */
const barrel =
  /node_modules\/(?:@mantine\/(?:core|hooks)|@tabler\/icons-react)\/(?:dist\/)?esm\/(?:index|tabler-icons-react|icons\/index)\.mjs$/
const namedImports = /import\s*\{([^}]*)\}\s*from\s*["'](?:@mantine\/(?:core|hooks)|@tabler\/icons-react)["']/g

const kebab = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()

/** The names that a module takes out of such packages. */
const namesIn = (code: string | null): string[] =>
  [...(code ?? '').matchAll(namedImports)].flatMap((match) => (match[1] ?? '').split(',').map((name) => name.trim().split(/\s/)[0] ?? ''))

/** The modules of a barrel by the name that they export: `Tabs` of `…/Tabs/Tabs.mjs`, `useMounted` of `…/use-mounted.mjs`. */
function modulesOf(barrels: readonly Module[], names: readonly string[]): string[] {
  const files = new Set(names.flatMap((name) => [name, kebab(name)]))
  return barrels.flatMap(({ importedIds }) => importedIds).filter((id) => files.has(/([^/]+)\.mjs$/.exec(id)?.[1] ?? ''))
}

function importsIn(graph: Graph, info: Module): string[] {
  const barrels = info.importedIds.filter((one) => barrel.test(one)).flatMap((one) => graph(one) ?? [])
  return [...info.importedIds.filter((one) => !barrel.test(one)), ...modulesOf(barrels, namesIn(info.code))]
}

const worked = new WeakMap<Module, string[]>()

/** What a module imports; of a barrel what it names. */
export function importsOf(graph: Graph, id: string): string[] {
  const info = graph(id)
  if (!info) return []
  const imports = worked.get(info) ?? importsIn(graph, info)
  worked.set(info, imports)
  return imports
}

/** Everything that is loaded with some modules: what they import, and what that imports. `lazily`: `import()` too. */
export function reachOf(graph: Graph, roots: readonly string[], { lazily = false, except = '' } = {}): Set<string> {
  const reached = new Set<string>()
  const visit = (id: string): void => {
    const info = reached.has(id) || id === except ? null : graph(id)
    if (!info) return
    reached.add(id)
    importsOf(graph, id).forEach(visit)
    if (lazily) info.dynamicallyImportedIds.forEach(visit)
  }
  roots.forEach(visit)
  return reached
}
