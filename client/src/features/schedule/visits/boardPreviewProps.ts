import type { DistanceUnit } from '../../../lib/format/distance.ts'
import type { BoardPersonFragment, BoardVisitFragment } from './board.generated.ts'

/** Props of the board without its own data (schedule/board/BoardPreview.tsx), which app passes to the public site. */
export interface BoardPreviewProps {
  /** YYYY-MM-DD */
  readonly date: string
  readonly timeZone: string
  /** First and last hour, "HH:mm". */
  readonly hours: readonly [from: string, to: string]
  /** Unix seconds of the line that marks the current time. */
  readonly now: number
  readonly distanceUnit: DistanceUnit
  readonly people: readonly BoardPersonFragment[]
  readonly visits: readonly BoardVisitFragment[]
}
