import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OfflineParts } from '../src/shared/late/offlineParts.ts'
import { type Bundle, filesOf } from './filesOf.ts'

/** What is needed without network, for src/features/jobs/day/keepParts.ts. */
export const OFFLINE_FILES = 'offline.json'

interface OfflineFiles {
  readonly first: readonly string[]
  readonly later: readonly string[]
}

const source = join(import.meta.dirname, '../src')

/** What the domains declare. */
export async function offlineParts(): Promise<OfflineParts[]> {
  const files = globSync('features/**/offlineParts.ts', { cwd: source })
  const modules = files.map((file) => import(pathToFileURL(join(source, file)).href) as Promise<{ readonly offlineParts: OfflineParts }>)
  return (await Promise.all(modules)).map((module) => module.offlineParts)
}

/** `modules`: all that are loaded late; `had`: what everybody has. */
export function offlineFilesOf(
  parts: readonly OfflineParts[],
  bundle: Bundle,
  modules: readonly string[],
  had: ReadonlySet<string>,
): OfflineFiles {
  const wanted = parts.flatMap(({ first }) => first)
  const missing = wanted.filter((module) => !modules.includes(module))
  if (missing.length > 0) throw new Error(`Without network ${missing.join(', ')} is needed, which nothing loads late`)
  const needed = (some: readonly string[]): string[] =>
    filesOf(
      bundle,
      some.map((module) => `/src/${module}`),
    ).filter((file) => !had.has(file))
  const first = needed(wanted)
  const rest = needed(modules.filter((module) => parts.some(({ later }) => later.test(module))))
  return { first, later: rest.filter((file) => !first.includes(file)) }
}
