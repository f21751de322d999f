import { Button } from '@mantine/core'
import { AppDialog } from '../../../shared/ui/AppDialog.tsx'
import { leftWords, refusedRow } from './bulkWords.ts'
import type { LostRun } from './lostRun.ts'
import { RefusedList } from '../../../kit/bulk/RefusedList.tsx'

interface LostRunDialogProps {
  readonly run: LostRun
  readonly onClose: () => void
}

/** Which jobs a bulk action has left when the session ended in the middle of it. */
export function LostRunDialog({ run: { kind, left }, onClose }: LostRunDialogProps) {
  return (
    <AppDialog
      isOpen
      onClose={onClose}
      title="Your session ended before all jobs were updated"
      size={520}
      actions={
        <Button onClick={onClose} data-autofocus>
          Close
        </Button>
      }
    >
      <RefusedList
        title={`${leftWords(kind, left.length)}:`}
        refused={left.map((job) => refusedRow({ job, message: 'Select this job again to finish.' }))}
      />
    </AppDialog>
  )
}
