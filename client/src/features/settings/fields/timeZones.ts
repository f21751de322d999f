import { wireTimeZone } from '@callout/contracts/time'
import type { rawTimeZones } from '@vvo/tzdb'

export interface ListedZone {
  readonly zone: string
  /** Other names, cities and abbreviations by which it is found. */
  readonly terms: string
  readonly label: string
}

const MINUTE_MS = 60_000
/** Spec §9 "Timezone list", in minutes. */
const FIRST_OFFSET = -12 * 60
const LAST_OFFSET = 13 * 60
/** Zones missing in Intl: uninhabited or no place. */
const unlisted = ['Etc/GMT+12', 'UTC']

/** Minutes by which a zone is ahead of UTC at that moment. */
function offsetOf(zone: string, at: Date): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' })
  return Math.round((Date.parse(`${format.format(at)} UTC`) - at.getTime()) / MINUTE_MS)
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')
const written = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(Math.abs(minutes) / 60))}:${twoDigits(Math.abs(minutes) % 60)}`

type ZoneNames = Pick<
  (typeof rawTimeZones)[number],
  'name' | 'group' | 'alternativeName' | 'abbreviation' | 'dstAbbreviation' | 'mainCities'
>

/** Search terms by zone. Of a group of zones with the same time, cities and old names belong to the largest that is listed. */
function termsOf(listed: ReadonlySet<string>, known: readonly ZoneNames[]): ReadonlyMap<string, string> {
  const terms = new Map<string, string>()
  for (const { name, group, alternativeName, abbreviation, dstAbbreviation = '', mainCities } of known) {
    const shared = [alternativeName, abbreviation, dstAbbreviation]
    const mainTerms = [...shared, ...mainCities, ...group.filter((item) => !listed.has(item)).map(spaced)]
    const main = listed.has(name) ? name : group.find((item) => listed.has(item))
    for (const zone of group) terms.set(zone, (zone === main ? mainTerms : shared).join(' '))
  }
  return terms
}

const spaced = (zone: string): string => zone.replaceAll('_', ' ')

/** Time zones from -12:00 to +13:00 by their offset at that moment. */
export function zonesAt(at: Date, known: readonly ZoneNames[] = []): readonly ListedZone[] {
  const listed = new Set([...Intl.supportedValuesOf('timeZone').map(wireTimeZone), ...unlisted])
  const terms = termsOf(listed, known)
  return [...listed]
    .map((zone) => ({ zone, offset: offsetOf(zone, at) }))
    .filter(({ offset }) => offset >= FIRST_OFFSET && offset <= LAST_OFFSET)
    .toSorted((a, b) => a.offset - b.offset || a.zone.localeCompare(b.zone, 'en'))
    .map(({ zone, offset }) => ({ zone, label: `(${written(offset)}) ${spaced(zone)}`, terms: terms.get(zone) ?? '' }))
}
