import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { OFFLINE_FILES, offlineFilesOf, offlineParts } from './offlineFiles.ts'
import { type Bundle, filesOf } from './filesOf.ts'

/** Files of what is loaded late, for src/shared/late/prefetch.ts. */
export const LATE_FILES = 'late.json'

const source = posix.normalize(fileURLToPath(new URL('../src/', import.meta.url)))

/** `latePart(load)`, `lateComponent(load)`, and `page(load)` of the routes. */
const loads = new Set(['latePart', 'lateComponent', 'page'])
const inSource = /\/client\/src\/(?!.*\.test\.).*\.tsx?$/
const mayLoad = /\b(?:latePart|lateComponent|page)\(/

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}
type Named = Node & { readonly name?: string }
interface Call extends Node {
  readonly callee: Named
  readonly arguments: readonly Named[]
}
type Import = Node & { readonly source: Node & { readonly value?: unknown } }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** A node and all below it. */
function* nodesOf(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* nodesOf(value)
}

const isCall = (node: Node): node is Call => node.type === 'CallExpression'
const isImport = (node: Node): node is Import => node.type === 'ImportExpression'

/** A call that says how something is loaded: what that is, as it is written there, and where the module's name goes. */
interface Load {
  readonly from: string
  readonly at: number
  /** What stands there: nothing, or an `undefined` before other arguments. */
  readonly until: number
}

const loadsIn = (program: Node): Load[] =>
  [...nodesOf(program)].flatMap((node) => {
    if (!isCall(node) || !loads.has(node.callee.name ?? '')) return []
    const [load, module] = node.arguments
    if (!load || (module && module.name !== 'undefined')) return []
    const from = [...nodesOf(load)].find(isImport)?.source.value
    return typeof from === 'string' && from.startsWith('.') ? [{ from, at: load.end, until: module?.end ?? load.end }] : []
  })

/** Modules by their files; files are named once. */
interface LateFiles {
  readonly files: string[]
  readonly modules: Record<string, number[]>
}

/** What everybody has whom the app lets in. */
const filesOfStart = (bundle: Bundle): ReadonlySet<string> => new Set(filesOf(bundle, ['src/start.tsx', 'src/app/AppRoot.tsx']))

function lateFilesOf(bundle: Bundle, modules: readonly string[], had: ReadonlySet<string>): LateFiles {
  const files: string[] = []
  const placeOf = (file: string): number => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const needed = (module: string): number[] =>
    filesOf(bundle, [`/src/${module}`])
      .filter((file) => !had.has(file))
      .map(placeOf)
  return { modules: Object.fromEntries(modules.map((module) => [module, needed(module)])), files }
}

/**
 * Tells each late part and each page which module it is: `latePart(load)` becomes `latePart(load, 'kit/form/NewerNote.tsx')`.
 * Beside the build lies what each of them needs, and what is needed without network.
 */
export function lateFiles(): Plugin {
  const named = new Set<string>()
  return {
    name: 'callout:late-files',
    apply: 'build',
    transform: {
      filter: { id: inSource, code: mayLoad },
      async handler(code, id) {
        let text = code
        for (const { from, at, until } of loadsIn(this.parse(code)).toReversed()) {
          const resolved = await this.resolve(from, id)
          if (!resolved) throw new Error(`${id} loads ${from}, which is not there`)
          const module = resolved.id.slice(source.length)
          named.add(module)
          text = `${text.slice(0, at)}, ${JSON.stringify(module)}${text.slice(until)}`
        }
        return text === code ? null : { code: text, map: null }
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const [modules, had] = [[...named].toSorted(), filesOfStart(bundle)]
        this.emitFile({ type: 'asset', fileName: LATE_FILES, source: JSON.stringify(lateFilesOf(bundle, modules, had)) })
        const offline = offlineFilesOf(await offlineParts(), bundle, modules, had)
        this.emitFile({ type: 'asset', fileName: OFFLINE_FILES, source: JSON.stringify(offline) })
      },
    },
  }
}
