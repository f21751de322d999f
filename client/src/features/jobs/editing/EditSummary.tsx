import { useFormContext, useWatch } from 'react-hook-form'
import { StatusBadge } from '../../../components/status/StatusBadge.tsx'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { TotalsPanel } from '../../invoices/shared/money/TotalsPanel.tsx'
import type { PartProps } from '../../../components/form/defineForm.ts'
import type { EditJob } from './editJob.ts'
import { reachWords } from './reachWords.ts'
import { billedVisits, seriesAfter } from './seriesChange.ts'
import { untoldFields } from './sentChange.ts'
import { changedFields, fieldLabels } from './valueChanges.ts'
import classes from './Editing.module.css'

/** What is changed so far, and the sums as they would be. */
export function EditSummary({ page: { record: job, base, scope: reach } }: PartProps<EditJob>) {
  const { control } = useFormContext<JobFormValues>()
  const values = useWatch({ control }) as JobFormValues
  const changed = changedFields(base, values)
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
      <TotalsPanel seriesOf={(total) => seriesAfter(job, { reach, base, values, total, plan: null })} />
      {untold.length > 0 && (
        <p className={classes.soft}>
          {`Couldn’t load: ${untold.map((field) => fieldLabels[field].toLowerCase()).join(', ')}. Leave empty to keep what’s there.`}
          {job.taxIds === null && ' The total is without taxes.'}
        </p>
      )}
      {job.invoice && <p className={classes.soft}>This job has an invoice. Its line items, discount and taxes can’t be changed.</p>}
      {billedVisits(job).length > 0 && <p className={classes.soft}>Visits with an invoice keep their prices.</p>}
    </>
  )
}
