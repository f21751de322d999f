import { useFormContext, useWatch } from 'react-hook-form'
import { StatusBadge } from '../../../components/status/StatusBadge.tsx'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { TotalsPanel } from '../../lineItems/TotalsPanel.tsx'
import type { PartProps } from '../../../components/form/formTypes.ts'
import type { EditJob } from './editJob.ts'
import { billedVisits, seriesAfter } from './seriesChange.ts'
import { missingFields } from './sentChange.ts'
import { changedFields, fieldLabels } from './valueChanges.ts'
import classes from './Editing.module.css'
import { changeScope } from '@callout/contracts/jobs/codes'
import type { Reach } from '../form/jobForm.ts'
import { movedVisits } from '../../visits/movedVisits.ts'
import { type EditedJob, openVisits } from './editedJob.ts'

const verb = (count: number, singular: string, many: string): string => `${count} ${count === 1 ? singular : many}`

/** Number of open visits that a change affects; those done, under way or moved by hand stay. */
function reached(job: EditedJob, { scope, visitId }: Reach): number {
  const edited = job.visits?.find(({ id }) => id === visitId)
  if (scope === 'THIS') return edited ? 1 : 0
  const since = (scope === 'FUTURE' && edited?.date) || ''
  const moved = movedVisits(job.visits ?? [], job.timezone)
  return openVisits(job).filter(({ id, date }) => !moved.has(id) && (date === null || date >= since)).length
}

/** "All visits: 13 open visits change, 4 stay"; null for a job with one visit. */
export function formatReach(job: EditedJob, reach: Reach): string | null {
  const all = job.visits?.length ?? 0
  if (all < 2) return null
  const count = reached(job, reach)
  const stay = all - count > 0 ? `, ${verb(all - count, 'stays the same', 'stay the same')}` : ''
  if (reach.scope === 'THIS') return `${changeScope.THIS.label}: 1 visit changes${stay}`
  return `${changeScope[reach.scope].label}: ${verb(count, 'open visit changes', 'open visits change')}${stay}`
}

export function EditSummary({ page: { record: job, base, scope: reach } }: PartProps<EditJob>) {
  const { control } = useFormContext<JobFormValues>()
  const values = useWatch({ control }) as JobFormValues
  const changed = changedFields(base, values)
  const scope = formatReach(job, reach)
  const missing = missingFields(job)
  return (
    <>
      <div className={`stack ${classes.state}`}>
        <StatusBadge of={job} />
        <span className="hint flush" role="status">
          {changed.length === 0 ? 'No changes yet' : `Changed: ${changed.map((field) => fieldLabels[field]).join(', ')}`}
        </span>
        {scope && <p className={classes.reach}>{scope}</p>}
      </div>
      <TotalsPanel seriesOf={(total) => seriesAfter(job, { reach, base, values, total, plan: null })} />
      {missing.length > 0 && (
        <p className="hint flush">
          {`Couldn’t load: ${missing.map((field) => fieldLabels[field].toLowerCase()).join(', ')}. Leave empty to keep what’s there.`}
          {job.taxIds === null && ' The total is without taxes.'}
        </p>
      )}
      {job.invoice && <p className="hint flush">This job has an invoice. Its line items, discount and taxes can’t be changed.</p>}
      {billedVisits(job).length > 0 && <p className="hint flush">Visits with an invoice keep their prices.</p>}
    </>
  )
}
