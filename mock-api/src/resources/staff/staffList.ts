import { foldedText, wordsOrDigits } from '@callout/contracts/foldedText'
import type { Staff, StaffQuery } from '@callout/contracts/staff/schemas'
import { listing } from '../../listing.ts'
import { perRecord } from '../../perRecord.ts'
import type { UserRecord } from '../../store/collections/profile.ts'
import { type Ordered, sortedBy } from '../../store/sortedList.ts'
import type { Viewer } from '../../viewer.ts'
import { staffRow } from './staffView.ts'
import { isShown, isStaff } from './visibleStaff.ts'

const nameKey = perRecord(({ name }: UserRecord): string => foldedText(name))
const compareTexts = (a: string, b: string): number => Number(a > b) - Number(a < b)
const byName = (a: UserRecord, b: UserRecord): number => compareTexts(nameKey(a), nameKey(b)) || a.id - b.id
const bySince = (a: UserRecord, b: UserRecord): number => a.created_at - b.created_at || byName(a, b)

function orderOf({ store, caller }: Viewer, { sort_by, sort_dir }: StaffQuery): Ordered<UserRecord> {
  const compare = sort_by === 'created_at' ? bySince : byName
  const people = store.users.by('company_id', caller.company.id)
  return sortedBy(people, sort_dir === 'desc' ? (a, b) => compare(b, a) : compare)
}

/** The people of the company who do its visits. */
export const staffList = listing<StaffQuery, Staff>()('users', {
  words: { texts: ({ name, email, phone }) => [foldedText([name, email, phone].join('\n'))], words: wordsOrDigits },
  equal: ['branch_id', 'is_active'],
  where: {
    role: (wanted) => (user) => user.user_type === wanted,
    category_id: (wanted) => (user) => user.category_ids.includes(wanted),
  },
  shown:
    ({ caller }) =>
    (user) =>
      isStaff(user) && isShown(caller, user),
  order: orderOf,
  view: staffRow,
})
