import type { BoardVisitFragment } from '../../schedule/visits/board.generated.ts'

/** Changes with every change of a visit. */
export const visitVersion = ({ visit: { lockVersion, status } }: BoardVisitFragment): string => `${lockVersion}/${status}`
