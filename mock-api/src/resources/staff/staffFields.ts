import { messages } from '@callout/contracts/text/messages'
import type { TimeOffInput } from '@callout/contracts/staff/schemas'
import type { Caller } from '../../http/access.ts'
import { invalid } from '../../http/apiError.ts'
import type { TimeOffRecord, UserRecord, WorkingDay } from '../profile/records.ts'
import type { Store } from '../../db/store.ts'
import { userWithEmail } from '../auth/outcomes.ts'
import { mayManage } from './visibleStaff.ts'

export function getNames(name: string): Pick<UserRecord, 'name' | 'first_name' | 'last_name'> {
  const [first_name = '', ...rest] = name.split(/\s+/)
  return { name, first_name, last_name: rest.join(' ') }
}

/** Lower case and unique. Throws 422. */
export function freeEmail(store: Store, email: string, ownId?: number): string {
  const known = userWithEmail(store, email)
  if (known && known.id !== ownId) throw invalid({ field: 'email', message: 'Someone already uses this email address' })
  return email.toLowerCase()
}

/** Throws 422 for a category that is not one of the company. */
export function requireCategories(store: Store, { company }: Caller, ids: readonly number[]): number[] {
  const isOwn = (id: number): boolean => store.categories.get(id)?.company_id === company.id
  if (!ids.every(isOwn)) throw invalid({ field: 'category_ids', message: 'This category doesn’t exist.' })
  return [...new Set(ids)]
}

type SentDay = Pick<WorkingDay, 'day' | 'is_on'> & { readonly open?: string | null | undefined; readonly close?: string | null | undefined }

/** One entry per weekday; missing ones are unchanged. Closed days preserve their hours. */
export const hoursOf = (present: readonly WorkingDay[], sent: readonly SentDay[]): WorkingDay[] =>
  present.map((day) => {
    const requested = sent.find((item) => item.day === day.day)
    return requested ? { day: day.day, is_on: requested.is_on, open: requested.open ?? day.open, close: requested.close ?? day.close } : day
  })

/** Entries without an id are new. */
export function timeOffOf(present: readonly TimeOffRecord[], sent: readonly TimeOffInput[]): TimeOffRecord[] {
  let last = Math.max(0, ...present.map(({ id }) => id))
  const known = new Set(present.map(({ id }) => id))
  return sent
    .map(({ id, start_time, end_time, note, ...days }) => ({
      id: id && known.has(id) ? id : ++last,
      ...days,
      start_time: start_time ?? null,
      end_time: end_time ?? null,
      note: note || null,
    }))
    .toSorted((a, b) => a.date_from.localeCompare(b.date_from, 'en') || a.id - b.id)
}

/** The new authorities. Throws 422: none for an admin, more than the caller may grant, a second head. */
export function requireRole(
  store: Store,
  caller: Caller,
  requested: Pick<UserRecord, 'user_type' | 'authorities' | 'branch_id'>,
  ownId?: number,
) {
  if (requested.user_type === 'staff_admin' && requested.authorities.length === 0)
    throw invalid({ field: 'authorities', message: messages.giveAccess })
  if (!mayManage(caller, requested))
    throw invalid({
      field: requested.user_type === 'staff_admin' && caller.user.user_type === 'staff_admin' ? 'authorities' : 'role',
      message: 'You can only give permissions that you have yourself',
    })
  if (requested.user_type !== 'branch_head') return
  const head = store.users
    .by('company_id', caller.company.id)
    .find(
      ({ id, user_type, branch_id, is_active }) =>
        is_active && id !== ownId && user_type === 'branch_head' && branch_id === requested.branch_id,
    )
  if (head) throw invalid({ field: 'role', message: `This branch already has a head: ${head.name}` })
}
