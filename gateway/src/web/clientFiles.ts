import { createHash } from 'node:crypto'
import { readFileSync, type Stats, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { contentSecurityPolicy, type MoreOrigins } from './securityHeaders.ts'

export interface FileFacts {
  /** Content hash: the same on every gateway with this build. */
  readonly etag: string
  readonly policy: string | undefined
}

interface CachedFacts extends FileFacts {
  readonly changedAt: number
  readonly size: number
}

const encodings = /\.(br|gz)$/

/** The built client on disk, and previous builds whose files open windows may request. Hashing is cached until a file changes. */
export class ClientFiles {
  readonly #folders: readonly string[]
  readonly #more: MoreOrigins
  readonly #known = new Map<string, CachedFacts>()
  #routes: { readonly changedAt: number; readonly patterns: readonly string[] } | undefined

  constructor(folders: readonly string[], more: MoreOrigins) {
    this.#folders = folders
    this.#more = more
  }

  /** `path` may be a compressed variant. */
  facts(path: string, { mtimeMs, size }: Pick<Stats, 'mtimeMs' | 'size'>): FileFacts {
    const known = this.#known.get(path)
    if (known && known.changedAt === mtimeMs && known.size === size) return known
    const content = readFileSync(path)
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
    const facts = { etag, policy: this.#policyOf(path), changedAt: mtimeMs, size }
    this.#known.set(path, facts)
    return facts
  }

  #policyOf(path: string): string | undefined {
    const page = path.replace(encodings, '')
    return page.endsWith('.html') ? contentSecurityPolicy(readFileSync(page, 'utf8'), this.#more) : undefined
  }

  policyOf(name: string): string | undefined {
    const folder = this.#folderOf(name)
    const path = folder && join(folder, name)
    const stat = path && fileAt(path)
    return stat ? this.facts(path, stat).policy : undefined
  }

  has(name: string): boolean {
    return this.#folderOf(name) !== undefined
  }

  etagsOf(name: string): readonly string[] {
    const folder = this.#folderOf(name)
    if (folder === undefined) return []
    return ['', '.br', '.gz'].flatMap((end) => {
      const path = join(folder, name + end)
      const stat = fileAt(path)
      return stat ? [this.facts(path, stat).etag] : []
    })
  }

  /** Whether a path is a page of the client according to the build's `routes.json`; true without that file. */
  isPage(path: string): boolean {
    const file = join(this.#folders[0] ?? '', 'routes.json')
    const stat = fileAt(file)
    if (!stat) return true
    if (this.#routes?.changedAt !== stat.mtimeMs) {
      this.#routes = { changedAt: stat.mtimeMs, patterns: JSON.parse(readFileSync(file, 'utf8')) as string[] }
    }
    return this.#routes.patterns.some((pattern) => matchesPattern(pattern, path))
  }

  #folderOf(name: string): string | undefined {
    return this.#folders.find((folder) => join(folder, name).startsWith(join(folder, '/')) && fileAt(join(folder, name)))
  }
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)

/** Matches like react-router: case-insensitive, trailing slashes ignored, `:name` for one segment. */
function matchesPattern(pattern: string, path: string): boolean {
  const expected = segmentsOf(pattern)
  const actual = segmentsOf(path)
  return (
    expected.length === actual.length &&
    expected.every((segment, index) => segment.startsWith(':') || segment.toLowerCase() === actual[index]?.toLowerCase())
  )
}

function fileAt(path: string): Stats | undefined {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat?.isFile() ? stat : undefined
}

export const isHashed = (path: string): boolean => /\/assets\/|[.-][\w-]{8,}\.(js|css|woff2|svg|png|webp)(\.br|\.gz)?$/.test(path)

/** `meta.json` has the newest version (spec §1) and is never cached. */
export function cacheControlFor(path: string): string {
  const name = basename(path).replace(encodings, '')
  if (name === 'meta.json') return 'no-store'
  if (name.endsWith('.html') || !isHashed(path)) return 'no-cache'
  return 'public, max-age=31536000, immutable'
}
