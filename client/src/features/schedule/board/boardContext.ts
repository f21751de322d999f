import type { Arrival } from '../../visits/predictArrivals.ts'
import type { DriveBetween } from '@callout/contracts/jobs/planning/drives'
import type { GeoPlace } from '@callout/contracts/jobs/routes'
import { createContext, useContext } from 'react'
import type { LateRule } from '../../visits/lateness.ts'
import type { DistanceUnit } from '../../../lib/format/distance.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import type { BoardSettingsQuery, BoardVisitFragment } from '../visits/board.generated.ts'
import type { BoardColor } from './colors.ts'
import type { BoardStore } from './boardStore.ts'
import type { LaneKind } from './lanes.ts'
import type { DayRuler, HourMark, Stretch } from './dayRuler.ts'

export interface Board {
  readonly store: BoardStore
  readonly ruler: DayRuler
  readonly stretch: Stretch
  readonly lanes: LaneKind
  readonly marks: readonly HourMark[]
  readonly step: number
  readonly format: Format
  readonly colour: BoardColor
  readonly late: LateRule
  /** By visit. */
  readonly arrivals: ReadonlyMap<string, Arrival>
  /** The branch; null: unknown. */
  readonly home: GeoPlace | null
  readonly drive: DriveBetween
  readonly distanceUnit: DistanceUnit
  readonly team: BoardSettingsQuery['companySettings']['team']
  /** null: a working day. */
  readonly closed: string | null
  canDrag(this: void, of: BoardVisitFragment): boolean
  readonly openPerson: ((personId: string, button: HTMLElement) => void) | null
}

const BoardContext = createContext<Board | null>(null)
export const BoardProvider = BoardContext.Provider

export function useBoard(): Board {
  const board = useContext(BoardContext)
  if (!board) throw new Error('A part of the board stands outside of it')
  return board
}
