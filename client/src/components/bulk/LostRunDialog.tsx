import { Button } from '@mantine/core'
import { AppDialog } from '../overlays/AppDialog.tsx'
import { doneText, leftText } from './bulkText.ts'
import type { LostRun } from './lostRun.ts'
import { ResultList } from '../steps/ResultList.tsx'
import classes from './Bulk.module.css'

interface LostRunDialogProps {
  readonly noun: { readonly one: string; readonly many: string }
  readonly run: LostRun
  readonly onClose: () => void
}

export function LostRunDialog({ noun, run: { done, changed, left }, onClose }: LostRunDialogProps) {
  return (
    <AppDialog
      isOpen
      onClose={onClose}
      title={`Stopped before all ${noun.many} were updated`}
      size={520}
      actions={
        <Button onClick={onClose} data-autofocus>
          Close
        </Button>
      }
    >
      {changed.length > 0 && (
        <p className={`row ${classes.done}`}>
          {doneText({ noun, done }, changed.length)}: {new Intl.ListFormat('en').format(changed.map(({ name }) => name))}.
        </p>
      )}
      <ResultList
        title={`${leftText({ noun, done }, left.length)}:`}
        rows={left.map((row) => ({ ...row, message: `Select this ${noun.one} again to finish.` }))}
      />
    </AppDialog>
  )
}
