import { worksAlone } from '../../../lib/session/onSite.ts'
import type { BoardPersonFragment } from '../visits/board.generated.ts'

export const UNASSIGNED = 'nobody'

/** Name of a lane: its person's, "Unassigned", or "Your day" for someone who works alone. */
export const laneName = (id: string, person: Pick<BoardPersonFragment, 'name'> | null | undefined): string =>
  id === UNASSIGNED ? 'Unassigned' : worksAlone() ? 'Your day' : (person?.name ?? 'Unknown')
