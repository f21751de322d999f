import { Button } from '@mantine/core'
import { AppDialog } from '../../../shared/ui/AppDialog.tsx'
import type { RefusedDelete } from '../../../parts/jobs/deletes/deletes.ts'
import { clearRefused } from '../../../parts/jobs/deletes/heldDeletes.ts'
import { jobsWord, refusedRow } from './bulkWords.ts'
import { RefusedList } from '../../../kit/bulk/RefusedList.tsx'

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
      <RefusedList
        title={`${jobsWord(refused.length)} ${refused.length === 1 ? 'is' : 'are'} back in the list:`}
        refused={refused.map(refusedRow)}
      />
    </AppDialog>
  )
}
