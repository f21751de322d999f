import { type ConflictData, responseCode } from '@callout/contracts/wire/envelope'
import { isWholeDays, type OffTime, timeOffDuring, type RequestedTime } from '@callout/contracts/staff/timeOff'
import { wallTimeOf } from '@callout/contracts/time'
import { formatDay } from '../../days/dayText.ts'
import { ApiError } from '../../../http/apiError.ts'
import type { CompanyRecord, UserRecord } from '../../profile/records.ts'
import type { Store } from '../../../db/store.ts'
import type { RequestedOnDay } from './clashes.ts'

/** "Off until …" where the person is off at that time, else null. */
export function offText({ date_format }: CompanyRecord, { time_off }: UserRecord, requested: RequestedTime): string | null {
  const off = timeOffDuring(time_off, requested)
  if (!off) return null
  return isWholeDays(off) ? `Off until ${formatDay(off.date_to, date_format)}` : `Off from ${off.start_time} to ${off.end_time}`
}

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** "Grace Nguyen is off on Nov 24.", with the hours of a partial day. */
function formatConflict({ name }: UserRecord, off: OffTime, date: string): string {
  const hours = isWholeDays(off) ? '' : ` from ${off.start_time} to ${off.end_time}`
  return `${name} is off on ${shortDay.format(new Date(`${date}T00:00:00Z`))}${hours}.`
}

/** Throws 409 for time off. */
export function refuseTimeOff(store: Store, company: CompanyRecord, requested: readonly RequestedOnDay[]): void {
  for (const { date, start_at, end_at, staff_ids } of requested) {
    const timeAt = (instant: number): string => wallTimeOf(instant, company.timezone).time
    for (const id of staff_ids) {
      const user = store.users.get(id)
      const off = user && timeOffDuring(user.time_off, { date, start_time: timeAt(start_at), end_time: timeAt(end_at) })
      if (off)
        throw new ApiError(responseCode.CONFLICT, formatConflict(user, off, date), {
          reason: 'clash',
          clashes: [],
        } satisfies ConflictData)
    }
  }
}
