import type { BoardVisitFragment } from '../../schedule/shared/board.generated.ts'

/** Input of a visit card without data of its own (jobs/myDay/VisitPreview.tsx), which app passes to the public site. */
export interface VisitPreviewProps {
  readonly of: BoardVisitFragment
  readonly timeZone: string
  readonly accessNotes: string
  readonly form: string
}
