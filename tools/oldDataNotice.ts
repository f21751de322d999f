import { wallTimeOf } from '@callout/contracts/time'

interface DataLine {
  readonly loaded?: string
  readonly seeded_at?: number
  readonly is_changed?: boolean
}

const localDay = (at: number): string => wallTimeOf(at, Intl.DateTimeFormat().resolvedOptions().timeZone).date

/** Names the day of old demo data; undefined for today's. */
export function oldDataNotice(line: string, now: number): string | undefined {
  if (!line.startsWith('{') || !line.includes('"loaded"')) return undefined
  const { loaded, seeded_at: at, is_changed: isChanged } = JSON.parse(line) as DataLine
  if (loaded === undefined || isChanged === false || (at !== undefined && localDay(at) === localDay(now))) return undefined
  const day = at === undefined ? 'an earlier day' : localDay(at)
  return `${loaded} has demo data of ${day} with changes, and is left alone. npm start -- --fresh starts with that of today.`
}
