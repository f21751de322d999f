import type { BoardVisitFragment } from '../schedule/visits/board.generated.ts'

/** Props of a visit card without queries (jobs/myDay/VisitPreview.tsx), which app passes to the public site. */
export interface VisitPreviewProps {
  readonly of: BoardVisitFragment
  readonly timeZone: string
  readonly accessNotes: string
  readonly form: string
}
