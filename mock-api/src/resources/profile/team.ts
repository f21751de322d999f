import type { TeamMember, TeamQuery } from '@callout/contracts/profile/schemas'
import type { z } from '@callout/contracts/zod'
import type { Caller } from '../../access.ts'
import type { UserRecord } from '../../store/records.ts'
import type { Store } from '../../store/store.ts'

export const teamMember = (user: UserRecord): z.input<typeof TeamMember> => ({
  id: user.id,
  name: user.name,
  email: user.email,
  phone: user.phone,
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
