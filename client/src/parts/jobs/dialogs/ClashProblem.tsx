import { Alert } from '@mantine/core'
import { IconCalendarExclamation } from '@tabler/icons-react'
import type { Refusal } from '../../../shared/api/refusal.ts'
import { type Format, useFormat } from '../../../shared/format/useFormat.ts'
import type { ActionTarget } from '../actionTarget.ts'
import { type ClashingVisit, clashesIn } from '../../schedule/conflict.ts'
import classes from './ClashProblem.module.css'

const whenOf = ({ startAt, endAt }: ClashingVisit, format: Format): string => {
  if (startAt === null) return ''
  return `${format.shortDayOf(startAt)}, ${endAt === null ? format.timeOf(startAt) : format.timeRange(startAt, endAt)}`
}

/** The visits in the way, and that saving is possible all the same. */
export function ClashProblem({ problem, target }: { readonly problem: Refusal; readonly target: ActionTarget }) {
  const format = useFormat(target.timezone)
  return (
    <Alert color="yellow" variant="light" role="alert" title={problem.message} icon={<IconCalendarExclamation size={18} aria-hidden />}>
      <ul className={classes.clashes}>
        {clashesIn(problem).map((clash) => (
          <li key={`${clash.visitId}/${clash.staffId}`}>
            <strong>{clash.jobNumber ?? 'Another visit'}</strong> {whenOf(clash, format)}
          </li>
        ))}
      </ul>
      Choose another time or someone else, or save anyway.
    </Alert>
  )
}
