import type { Days } from '@callout/contracts/earnings/range'
import type { Format } from '../../lib/format/useFormat.ts'

/** "11/01/2026 – 11/23/2026", or the one day. */
export const daysText = ({ from, to }: Days, { day }: Pick<Format, 'day'>): string =>
  from === to ? day(from) : `${day(from)} – ${day(to)}`
