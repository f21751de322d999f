import { holds } from '@callout/contracts/profile/authorities'
import type { TeamMember, TeamQuery } from '@callout/contracts/profile/schemas'
import type { z } from '@callout/contracts/zod'
import type { Caller } from '../../access.ts'
import type { UserRecord } from '../../store/records.ts'
import type { Store } from '../../store/store.ts'

/** Any of these shows how colleagues are reached; everybody sees the own entry whole. */
const contactAuthorities = ['manage_staff', 'dispatch', 'manage_jobs'] as const

const seesContact = ({ user }: Caller, member: UserRecord): boolean =>
  member.id === user.id || contactAuthorities.some((authority) => holds(user, authority))

/** Without email and phone for those who are not shown them. */
export const teamMember = (caller: Caller, user: UserRecord): z.input<typeof TeamMember> => ({
  id: user.id,
  name: user.name,
  email: seesContact(caller, user) ? user.email : null,
  phone: seesContact(caller, user) ? user.phone : null,
  color: user.color,
  role: user.user_type,
  branch_id: user.branch_id,
  is_active: user.is_active,
  avatar_url: null,
})

/** The people of the caller's company who fit the query, by name. Branch heads see those of their branch. */
export function teamOf(store: Store, { user, company }: Caller, query: z.output<typeof TeamQuery>): UserRecord[] {
  const branch = user.user_type === 'branch_head' ? user.branch_id : query.branch_id
  return store.users
    .by('company_id', company.id)
    .filter((member) => branch === undefined || member.branch_id === branch)
    .filter(({ user_type }) => query.role === undefined || user_type === query.role)
    .filter(({ is_active }) => query.is_active === undefined || is_active === query.is_active)
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.id - b.id)
}
