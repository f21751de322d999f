import type { BoardPersonFragment } from '../shared/board.generated.ts'
import { NOBODY } from './boardStore.ts'

/** Name of a lane: its person's, or "Unassigned". */
export const laneName = (id: string, person: Pick<BoardPersonFragment, 'name'> | null | undefined): string =>
  id === NOBODY ? 'Unassigned' : (person?.name ?? 'Unknown')
