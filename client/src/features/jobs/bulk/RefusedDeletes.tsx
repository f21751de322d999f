import { Button } from '@mantine/core'
import { AppDialog } from '../../../shared/ui/AppDialog.tsx'
import type { RefusedDelete } from '../actions/deletes.ts'
import { clearRefused } from '../actions/heldDeletes.ts'
import { jobsWord } from './bulkWords.ts'
import { RefusedList } from './RefusedList.tsx'

/** Jobs that are back in the list because they could not be deleted. */
export function RefusedDeletes({ refused }: { readonly refused: readonly RefusedDelete[] }) {
  return (
    <AppDialog
      isOpen
      onClose={clearRefused}
      title="Some jobs weren’t deleted"
      size={520}
      actions={
        <Button variant="default" onClick={clearRefused} data-autofocus>
          Close
        </Button>
      }
    >
      <RefusedList title={`${jobsWord(refused.length)} ${refused.length === 1 ? 'is' : 'are'} back in the list:`} refused={refused} />
    </AppDialog>
  )
}
