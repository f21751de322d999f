import { Alert } from '@mantine/core'
import { IconCalendarExclamation } from '@tabler/icons-react'
import { paths } from '../../../lib/paths.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { SettingLink } from '../../settings/lookups/SettingLink.tsx'
import type { ClashingVisit, Conflict } from './conflict.ts'
import { useRankedStaff } from '../../staff/team/useRankedStaff.ts'
import type { StaffValues } from './scheduleValues.ts'
import classes from './Schedule.module.css'

interface ClashListProps {
  readonly conflict: Conflict
  readonly values: Pick<StaffValues, 'categoryId' | 'branchId'>
}

export function ClashList({ conflict: { visits, text }, values }: ClashListProps) {
  const { shortDayOf, timeRange, getTime } = useFormat()
  const { categoryId, branchId } = values
  const { people: staff } = useRankedStaff({ categoryId, branchId, propertyId: null, visitId: null, staff: [] }, {})
  const getName = (id: string | null): string => staff.find((person) => person.id === id)?.name ?? 'Someone'
  const whenOf = ({ startAt, endAt }: ClashingVisit): string => {
    if (startAt === null) return ''
    return `, ${shortDayOf(startAt)}, ${endAt === null ? getTime(startAt) : timeRange(startAt, endAt)}`
  }
  return (
    <Alert color="yellow" variant="light" role="alert" icon={<IconCalendarExclamation size={18} aria-hidden />}>
      {visits.length === 0 && <p className={classes.clashes}>{text}</p>}
      {visits.length > 0 && (
        <ul className={classes.clashes}>
          {visits.map((clash) => (
            <li key={`${clash.visitId} ${clash.staffId} ${clash.startAt}`}>
              {getName(clash.staffId)}: <strong>{clash.jobNumber ?? 'another visit'}</strong>
              {whenOf(clash)}
            </li>
          ))}
        </ul>
      )}
      <p className="flush">Go back and choose another time or someone else, or book anyway.</p>
      <SettingLink to={paths.settings('calendar', 'warnOnClash')} of="conflict warnings" />
    </Alert>
  )
}
