import type { Arrival } from '@callout/contracts/jobs/planning/arrivals'
import type { DriveBetween } from '@callout/contracts/jobs/planning/drives'
import { createContext, useContext } from 'react'
import type { LateRule } from '../../jobs/shared/lateness.ts'
import type { DistanceUnit } from '../../../lib/format/distance.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import type { BoardSettingsQuery, BoardVisitFragment } from '../shared/board.generated.ts'
import type { BoardColor } from './colors.ts'
import type { BoardStore } from './boardStore.ts'
import type { LaneKind } from './lanes.ts'
import type { DayRuler, HourMark, Stretch } from './dayRuler.ts'

/** What every part of a day's board knows. */
export interface Board {
  readonly store: BoardStore
  readonly ruler: DayRuler
  /** What is shown of the day. */
  readonly stretch: Stretch
  readonly lanes: LaneKind
  readonly marks: readonly HourMark[]
  readonly step: number
  readonly format: Format
  readonly colour: BoardColor
  readonly late: LateRule
  /** By visit. */
  readonly arrivals: ReadonlyMap<string, Arrival>
  readonly drive: DriveBetween
  readonly distanceUnit: DistanceUnit
  readonly team: BoardSettingsQuery['companySettings']['team']
  /** null: people work. */
  readonly closed: string | null
  canDrag(this: void, of: BoardVisitFragment): boolean
  /** Opens what can be done with a person's day; null: nothing can. */
  readonly openPerson: ((personId: string, button: HTMLElement) => void) | null
}

const BoardContext = createContext<Board | null>(null)
export const BoardProvider = BoardContext.Provider

export function useBoard(): Board {
  const board = useContext(BoardContext)
  if (!board) throw new Error('A part of the board stands outside of it')
  return board
}
