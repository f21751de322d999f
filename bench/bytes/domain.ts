import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transferKb } from './brotli.ts'

/** Of the client's own modules, the domain; null for all others. */
const domainOf = (source: string): string | null => /\/(?:features|parts)\/([^/]+)\//.exec(source)?.[1] ?? null

const ASSETS = 'assets'

export interface OwnFile {
  readonly file: string
  readonly kb: number
}

/** Scripts that hold modules of a domain and of no other one. */
export const ownScripts = (folder: string, domain: string): OwnFile[] =>
  readdirSync(join(folder, ASSETS))
    .filter((name) => name.endsWith('.js.map'))
    .flatMap((name) => {
      const { sources } = JSON.parse(readFileSync(join(folder, ASSETS, name), 'utf8')) as { readonly sources: readonly string[] }
      const domains = new Set(sources.map(domainOf).filter((one) => one !== null))
      if (domains.size !== 1 || !domains.has(domain)) return []
      const file = join(ASSETS, name.replace(/\.map$/, ''))
      return [{ file, kb: transferKb(folder, file) }]
    })
