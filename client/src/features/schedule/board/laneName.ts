import type { BoardPersonFragment } from '../shared/board.generated.ts'
import { UNASSIGNED } from './boardStore.ts'

/** Name of a lane: its person's, or "Unassigned". */
export const laneName = (id: string, person: Pick<BoardPersonFragment, 'name'> | null | undefined): string =>
  id === UNASSIGNED ? 'Unassigned' : (person?.name ?? 'Unknown')
