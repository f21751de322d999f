import type { Area, AreaGroup } from '../navigation.ts'

/** What has room in the bar of a phone, beside the way to the rest. */
const MOST_PLACES = 4

interface BottomPlaces {
  /** In the bar. */
  readonly first: readonly Area[]
  /** Behind "More", by their groups. */
  readonly rest: readonly AreaGroup[]
}

/** Which areas stand in the bar of a phone, and which in the sheet. */
export function bottomPlaces(groups: readonly AreaGroup[]): BottomPlaces {
  const first = groups.flatMap(({ areas }) => areas).slice(0, MOST_PLACES)
  const rest = groups.map(({ label, areas }) => ({ label, areas: areas.filter((area) => !first.includes(area)) }))
  return { first, rest: rest.filter(({ areas }) => areas.length > 0) }
}
