import type { Days } from '@callout/contracts/earnings/range'
import type { Format } from '../../lib/format/useFormat.ts'

export const daysText = ({ from, to }: Days, { day }: Pick<Format, 'day'>): string =>
  from === to ? day(from) : `${day(from)} – ${day(to)}`
