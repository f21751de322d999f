import { changeScope } from '@callout/contracts/jobs/codes'
import { NativeSelect, SegmentedControl } from '@mantine/core'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { type EditedJob, openVisits, type Reach } from './editedJob.ts'
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
  if ((job.visits?.length ?? 0) < 2 || open.length === 0) return null
  const labelOf = ({ visitNumber, startAt }: (typeof open)[number]): string =>
    [visitNumber && `Visit ${visitNumber}`, startAt === null ? 'not scheduled' : `${format.dayOf(startAt)}, ${format.timeOf(startAt)}`]
      .filter(Boolean)
      .join(' · ')
  const take = (scope: ChangeScope): void => onReach({ scope, visitId: scope === 'ALL' ? null : (reach.visitId ?? open[0]?.id ?? null) })
  return (
    <div className={classes.scope}>
      <SegmentedControl
        aria-label="Which visits change"
        data={scopes.map((scope) => ({ value: scope, label: changeScope[scope].label }))}
        value={reach.scope}
        onChange={(value) => take(value)}
      />
      {reach.scope !== 'ALL' && (
        <NativeSelect
          label={reach.scope === 'THIS' ? 'Visit' : 'From this visit on'}
          data={open.map((visit) => ({ value: visit.id, label: labelOf(visit) }))}
          value={reach.visitId ?? ''}
          onChange={(event) => onReach({ ...reach, visitId: event.currentTarget.value })}
        />
      )}
      <p className={classes.soft}>
        {reach.scope === 'ALL'
          ? 'Time and staff change in every open visit. What is done, under way or moved by hand stays.'
          : 'Time and staff change as chosen here; everything else is of the whole job.'}
      </p>
    </div>
  )
}
