import { changeScope } from '@callout/contracts/jobs/codes'
import { NativeSelect, SegmentedControl } from '@mantine/core'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { type EditedJob, openVisits, type Reach, scopesOf } from './editedJob.ts'
import type { ChangeScope } from './editing.generated.ts'
import classes from './Editing.module.css'

interface ScopeFieldsProps {
  readonly job: EditedJob
  readonly reach: Reach
  readonly onReach: (reach: Reach) => void
}

const scopes: readonly ChangeScope[] = ['THIS', 'FUTURE', 'ALL']

/** Which visits the change of time and staff reaches. Nothing where there is one visit. */
export function ScopeFields({ job, reach, onReach }: ScopeFieldsProps) {
  const format = useFormat()
  const open = openVisits(job)
  const allowed = scopesOf(job)
  if ((job.visits?.length ?? 0) < 2 || open.length === 0) return null
  const labelOf = ({ visitNumber, startAt }: (typeof open)[number]): string =>
    [visitNumber && `Visit ${visitNumber}`, startAt === null ? 'not scheduled' : `${format.dayOf(startAt)}, ${format.timeOf(startAt)}`]
      .filter(Boolean)
      .join(' · ')
  const take = (scope: ChangeScope): void => onReach({ scope, visitId: scope === 'ALL' ? null : (reach.visitId ?? open[0]?.id ?? null) })
  return (
    <div className={classes.scope}>
      <SegmentedControl
        aria-label="Visits to change"
        data={scopes.filter((scope) => allowed.includes(scope)).map((scope) => ({ value: scope, label: changeScope[scope].label }))}
        value={reach.scope}
        onChange={(value) => take(value)}
      />
      {reach.scope !== 'ALL' && (
        <NativeSelect
          label={reach.scope === 'THIS' ? 'Visit' : 'Starting with'}
          data={open.map((visit) => ({ value: visit.id, label: labelOf(visit) }))}
          value={reach.visitId ?? ''}
          onChange={(event) => onReach({ ...reach, visitId: event.currentTarget.value })}
        />
      )}
      {allowed.length === 1 && (
        <p className={classes.soft}>
          You can’t change single visits here. The service doesn’t say whether a change can reach only some of them.
        </p>
      )}
      <p className={classes.soft}>
        {reach.scope === 'ALL'
          ? 'Time and staff change for every open visit. Visits that are done, in progress or moved manually stay as they are.'
          : 'Only time and staff depend on this choice. Everything else changes for the whole job.'}
      </p>
    </div>
  )
}
