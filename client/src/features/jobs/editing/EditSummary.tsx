import { Alert, Button } from '@mantine/core'
import { useFormContext, useWatch } from 'react-hook-form'
import { StatusBadge } from '../../../shared/status/StatusBadge.tsx'
import { Kbd } from '../../../shared/ui/Kbd.tsx'
import { saveShortcut } from '../../../shared/ui/shortcuts.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import formClasses from '../form/JobForm.module.css'
import { TotalsPanel } from '../../../parts/money/TotalsPanel.tsx'
import type { EditedJob, Reach } from './editedJob.ts'
import { reachWords } from './reachWords.ts'
import { untoldFields } from './sentChange.ts'
import type { UpdateJob } from './useUpdateJob.ts'
import { changedFields, fieldLabels } from './valueChanges.ts'
import classes from './Editing.module.css'

interface EditSummaryProps {
  readonly saving: UpdateJob
  readonly job: EditedJob
  readonly base: JobFormValues
  readonly reach: Reach
}

/** What is changed so far, the sums as they would be, and the button that shows what the change does. */
export function EditSummary({ saving, job, base, reach }: EditSummaryProps) {
  const { control } = useFormContext<JobFormValues>()
  const values = useWatch({ control }) as JobFormValues
  const changed = changedFields(base, values)
  const { problem, isSaving, submit } = saving
  const scope = reachWords(job, reach)
  const untold = untoldFields(job)
  return (
    <>
      <div className={classes.state}>
        <StatusBadge of={job} />
        <span className={classes.soft} role="status">
          {changed.length === 0 ? 'No changes yet' : `Changed: ${changed.map((field) => fieldLabels[field]).join(', ')}`}
        </span>
        {scope && <p className={classes.reach}>{scope}</p>}
      </div>
      <TotalsPanel />
      {untold.length > 0 && (
        <p className={classes.soft}>
          {`The service doesn’t tell: ${untold.map((field) => fieldLabels[field].toLowerCase()).join(', ')}. What you don’t change stays as it is.`}
          {job.taxIds === null && ' The total is without taxes.'}
        </p>
      )}
      {job.invoice && <p className={classes.soft}>This job has an invoice. Its line items, discount and taxes can’t be changed.</p>}
      {problem && (
        <Alert color="red" variant="light" role="alert" title={problem.message}>
          What you typed is still here.
        </Alert>
      )}
      <div className={formClasses.actions}>
        <Button className={formClasses.wideOnly} loading={isSaving} onClick={submit}>
          {problem ? 'Try again' : 'Review changes'}
        </Button>
        <p className={`${formClasses.hint} ${formClasses.wideOnly}`}>
          <Kbd>{saveShortcut()}</Kbd> to review changes
        </p>
      </div>
    </>
  )
}
