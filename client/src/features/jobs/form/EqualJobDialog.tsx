import { Button } from '@mantine/core'
import { AppDialog, DialogActions } from '../../../shared/ui/AppDialog.tsx'
import type { CreateJob } from './useCreateJob.ts'

/** An answer was lost, and a job like this one is there: the person says whether it is the same. */
export function EqualJobDialog({ saving }: { readonly saving: CreateJob }) {
  const { equalJob, isSaving, openEqual, createAnother, closeEqual } = saving
  if (!equalJob) return null
  const name = [equalJob.jobNumber ?? `#${equalJob.id}`, equalJob.title].filter(Boolean).join(' · ')
  return (
    <AppDialog isOpen onClose={closeEqual} title="It seems to be saved already" size={480}>
      <p>The answer to your last try was lost. {name} is for the same customer, with the same time and line items.</p>
      <DialogActions>
        <Button variant="default" loading={isSaving} onClick={createAnother}>
          Create another
        </Button>
        <Button onClick={openEqual} data-autofocus>
          Open it
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
