import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

/** Inputs of a verdict: the pact's request, and the reply. */
export const getKey = (asked: unknown, reply: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([asked, reply]))
    .digest('base64url')

interface CachedVerdicts {
  readonly get: (key: string) => boolean | undefined
  readonly set: (key: string, isAccepted: boolean) => void
  /** The verdicts under these keys; only they are cached for the next run. */
  readonly only: (keys: readonly string[]) => boolean[]
}

function readFrom(file: string): [string, boolean][] {
  try {
    return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, boolean>)
  } catch {
    return []
  }
}

/** Verdicts of the last run, in that file. Under `CI` every run begins without any. */
export function cachedVerdicts(file: string, isCi = process.env['CI'] !== undefined): CachedVerdicts {
  const verdicts = new Map(isCi ? [] : readFrom(file))
  return {
    get: (key) => verdicts.get(key),
    set: (key, isAccepted) => void verdicts.set(key, isAccepted),
    only: (keys) => {
      writeFileSync(file, JSON.stringify(Object.fromEntries(keys.map((key) => [key, verdicts.get(key)]))))
      return keys.map((key) => verdicts.get(key) === true)
    },
  }
}
