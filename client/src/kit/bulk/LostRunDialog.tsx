import { Button } from '@mantine/core'
import { AppDialog } from '../../shared/ui/AppDialog.tsx'
import { leftWords } from './bulkWords.ts'
import type { LostRun } from './lostRun.ts'
import { RefusedList } from './RefusedList.tsx'

interface LostRunDialogProps {
  readonly noun: { readonly one: string; readonly many: string }
  readonly run: LostRun
  readonly onClose: () => void
}

/** Which rows a bulk action has left when the session ended in the middle of it. */
export function LostRunDialog({ noun, run: { done, left }, onClose }: LostRunDialogProps) {
  return (
    <AppDialog
      isOpen
      onClose={onClose}
      title={`Your session ended before all ${noun.many} were updated`}
      size={520}
      actions={
        <Button onClick={onClose} data-autofocus>
          Close
        </Button>
      }
    >
      <RefusedList
        title={`${leftWords({ noun, done }, left.length)}:`}
        refused={left.map((row) => ({ ...row, message: `Select this ${noun.one} again to finish.` }))}
      />
    </AppDialog>
  )
}
