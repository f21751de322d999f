import { Button } from '@mantine/core'
import { AppDialog } from '../../../shared/ui/AppDialog.tsx'
import type { RefusedDelete } from '../../../kit/actions/deletes/defineDeletes.ts'
import { jobDeletes } from '../../../parts/jobs/deletes/jobDeletes.ts'
import type { DeletableJob } from '../../../parts/jobs/deletes/lateJobDeletes.ts'
import { jobsWord, refusedRow } from './bulkWords.ts'
import { RefusedList } from '../../../kit/bulk/RefusedList.tsx'

const clearRefused = (): void => jobDeletes.change({ refused: [] })

/** Jobs that are back in the list because they could not be deleted. */
export function RefusedDeletes({ refused }: { readonly refused: readonly RefusedDelete<DeletableJob>[] }) {
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
        refused={refused.map(({ row, message }) => refusedRow({ job: row, message }))}
      />
    </AppDialog>
  )
}
