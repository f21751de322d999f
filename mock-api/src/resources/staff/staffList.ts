import { searchText } from '@callout/contracts/search/searchText'
import type { Staff, StaffQuery } from '@callout/contracts/staff/schemas'
import { listing } from '../../http/listing.ts'
import { isStaff, type UserRecord } from '../profile/records.ts'
import { type Listed, reversed } from '../../http/page.ts'
import type { Viewer } from '../../http/viewer.ts'
import { staffRow } from './staffView.ts'
import { isShown } from './visibleStaff.ts'

/** Default order: by name. */
function getOrder({ store, caller }: Viewer, { sort_by, sort_dir }: StaffQuery): Listed<UserRecord> {
  const staff = store.users.by(sort_by === 'created_at' ? 'staff_since' : 'staff_name', caller.company.id)
  return sort_dir === 'desc' ? reversed(staff) : staff
}

export const staffList = listing<StaffQuery, Staff>()('users', {
  search: {
    texts: (user) =>
      isStaff(user) ? [searchText([user.name, user.email], [{ phone: user.phone, countryCode: user.phone_country_code }])] : [],
  },
  equal: ['branch_id', 'is_active'],
  where: {
    date_from: null,
    date_to: null,
    role: (requested) => (user) => user.user_type === requested,
    category_id: (requested) => (user) => user.category_ids.includes(requested),
  },
  shown: ({ caller }) => (caller.user.user_type === 'branch_head' ? (user) => isShown(caller, user) : undefined),
  order: getOrder,
  view: staffRow,
})
