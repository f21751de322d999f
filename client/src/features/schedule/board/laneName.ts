import type { BoardPersonFragment } from '../visits/board.generated.ts'

/** The lane of unassigned visits. */
export const UNASSIGNED = 'nobody'

/** Name of a lane: its person's, or "Unassigned". */
export const laneName = (id: string, person: Pick<BoardPersonFragment, 'name'> | null | undefined): string =>
  id === UNASSIGNED ? 'Unassigned' : (person?.name ?? 'Unknown')
