import { wallTimeOf } from '@callout/contracts/time'

/** What the mock says of its data folder once it is open. */
interface DataLine {
  readonly loaded?: string
  readonly seeded_at?: number
  readonly is_changed?: boolean
}

const localDay = (at: number): string => wallTimeOf(at, Intl.DateTimeFormat().resolvedOptions().timeZone).date

/** Names the day of demo data that was left alone; undefined for that of today. */
export function oldDataNotice(line: string, now: number): string | undefined {
  if (!line.startsWith('{') || !line.includes('"loaded"')) return undefined
  const { loaded, seeded_at: at, is_changed: isChanged } = JSON.parse(line) as DataLine
  if (loaded === undefined || isChanged === false || (at !== undefined && localDay(at) === localDay(now))) return undefined
  const day = at === undefined ? 'an earlier day' : localDay(at)
  return `${loaded} has demo data of ${day} with changes, and is left alone. npm start -- --fresh starts with that of today.`
}
