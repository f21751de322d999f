import { happeningOf } from '../resources/notifications/tellStaff.ts'
import { noticesOf } from '../resources/notifications/staffNotice.ts'
import type { Store } from '../db/store.ts'
import type { Account } from './profile/account.ts'

const HOUR = 3600
const NOTICE_HOURS = 72
/** Older notifications are read. */
const UNREAD_HOURS = 3
const READ_AFTER_SECONDS = 25 * 60
/** Per person. */
const MOST_OF_A_PERSON = 30

/** Notifications from the timelines of the last days, oldest first; recent ones are unread. */
export function putNotices(store: Store, { company, now }: Account): void {
  const entries = store.history
    .all()
    .filter(({ company_id, created_at }) => company_id === company.id && created_at <= now && created_at > now - NOTICE_HOURS * HOUR)
    .toSorted((a, b) => a.created_at - b.created_at || a.id - b.id)
  const notices = entries.flatMap((entry) => {
    const happening = happeningOf(store, entry)
    return happening ? noticesOf(store, company, happening) : []
  })
  const counts = new Map<number, number>()
  const latest = notices.toReversed().filter(({ user_id }) => {
    const count = (counts.get(user_id) ?? 0) + 1
    counts.set(user_id, count)
    return count <= MOST_OF_A_PERSON
  })
  for (const notice of latest.toReversed()) {
    const isNew = notice.created_at > now - UNREAD_HOURS * HOUR
    store.notifications.insert({ ...notice, read_at: isNew ? null : notice.created_at + READ_AFTER_SECONDS })
  }
}
