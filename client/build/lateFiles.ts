import { join } from 'node:path'
import type { Plugin } from 'vite'
import { OFFLINE_FILES, offlineFilesOf, offlineParts } from './offlineFiles.ts'
import { type Bundle, filesOf } from './filesOf.ts'
import { lateKey } from './lateKey.ts'
import type { LateFiles } from '../src/shared/late/lateFiles.ts'

/** Files of what is loaded late, for src/shared/late/prefetch.ts. */
export const LATE_FILES = 'late.json'

const source = `${join(import.meta.dirname, '../src').replaceAll('\\', '/')}/`

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

/** What everybody has whom the app lets in. */
const filesOfStart = (bundle: Bundle): ReadonlySet<string> => new Set(filesOf(bundle, ['src/main.tsx', 'src/app/AppLayout.tsx']))

/** As `filesFor` takes it out of an address. */
const nameOf = (address: string): string => address.replace('/assets/', '').replace(/\.js$/, '')

/** Places in ascending order; of all but the first how far they are from the one before. */
const stepsOf = (places: readonly number[]): number[] =>
  places.toSorted((a, b) => a - b).map((place, at, sorted) => place - (sorted[at - 1] ?? 0))

/** `needs`: by the keys of modules the addresses of what they need. */
export function lateFilesOf(needs: Iterable<readonly [key: string, needed: readonly string[]]>): LateFiles {
  const placeOf = new Map<string, number>()
  const modules: Record<string, number[]> = {}
  for (const [key, needed] of needs) {
    for (const address of needed) if (!placeOf.has(address)) placeOf.set(address, placeOf.size)
    modules[key] = stepsOf(needed.map((address) => placeOf.get(address) ?? 0))
  }
  return { files: [...placeOf.keys()].map(nameOf), modules }
}

/**
 * Tells each late part and each page which module it is: `latePart(load)` becomes `latePart(load, 'x1Yz')`, with the key of the module.
 * Beside the build lies what each of them needs, and what is needed without network.
 */
export function lateFiles(): Plugin {
  const named = new Map<string, string>()
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
          const key = lateKey(module)
          const other = named.get(key) ?? module
          if (other !== module) throw new Error(`${module} and ${other} have the same key: name one of them differently`)
          named.set(key, module)
          text = `${text.slice(0, at)}, ${JSON.stringify(key)}${text.slice(until)}`
        }
        return text === code ? null : { code: text, map: null }
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const had = filesOfStart(bundle)
        const modules = [...named.values()].toSorted()
        const needed = (module: string): string[] => filesOf(bundle, [`/src/${module}`]).filter((file) => !had.has(file))
        const late = lateFilesOf(modules.map((module) => [lateKey(module), needed(module)]))
        this.emitFile({ type: 'asset', fileName: LATE_FILES, source: JSON.stringify(late) })
        const offline = offlineFilesOf(await offlineParts(), bundle, modules, had)
        this.emitFile({ type: 'asset', fileName: OFFLINE_FILES, source: JSON.stringify(offline) })
      },
    },
  }
}
