import { join, relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** All that there is in a file whose module lies in another one. */
const onlyHandsOut = /^export\{([^}]*)\}from"\.\/([^"]+)";?\s*(?:\/\/# sourceMappingURL=.*\s*)?$/
const member = /^(\w+)(?: as (\w+))?$/
const lateImport = /\bimport\(([`"'])\.\/([\w.-]+)\1\)/g
const root = join(import.meta.dirname, '..')

const nameOf = (fileName: string): string => fileName.replace(/^.*\//, '')

interface Facade {
  /** The file that holds the module. */
  readonly holder: string
  /** As a text: what the module exports, by the names in that file. */
  readonly handsOut: string
}

function facadeOf({ code, isEntry }: Rolldown.OutputChunk): Facade | undefined {
  const [, names, holder] = (!isEntry && onlyHandsOut.exec(code)) || []
  if (names === undefined || holder === undefined) return undefined
  const members = names.split(',').map((one) => {
    const [, there = '', here = there] = member.exec(one.trim()) ?? []
    return `${here}:m.${there}`
  })
  return { holder, handsOut: `({${members.join()}})` }
}

const MANIFEST = '.vite/manifest.json'
interface Entry {
  readonly file: string
}

/**
 * A module that lies with others is imported out of their file at once. The bundler would leave a file beside it that only hands it
 * out, and has to be waited for before the other one is even asked for.
 */
export function withoutFacades(): Plugin[] {
  /** The names of their holders, by the modules whose facades are gone. */
  const gone = new Map<string, string>()
  return [
    {
      name: 'callout:without-facades',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
          const facades = new Map(chunks.flatMap((chunk) => [[nameOf(chunk.fileName), facadeOf(chunk)] as const]))
          for (const chunk of chunks) {
            const own = facades.get(nameOf(chunk.fileName))
            if (own) {
              gone.set(relative(root, chunk.facadeModuleId ?? ''), own.holder)
              delete bundle[chunk.fileName]
            } else if (chunk.code.includes('import(')) {
              chunk.code = chunk.code.replaceAll(lateImport, (text, _quote, name: string) => {
                const facade = facades.get(name)
                return facade ? `import("./${facade.holder}").then(m=>${facade.handsOut})` : text
              })
            }
          }
        },
      },
    },
    {
      name: 'callout:manifest-of-holders',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          const asset = bundle[MANIFEST]
          if (asset?.type !== 'asset') return
          const manifest = JSON.parse(String(asset.source)) as Record<string, Entry>
          for (const [module, holder] of gone) {
            const entry = Object.values(manifest).find(({ file }) => nameOf(file) === holder)
            if (entry) manifest[module] = entry
          }
          asset.source = JSON.stringify(manifest, null, 2)
        },
      },
    },
  ]
}
