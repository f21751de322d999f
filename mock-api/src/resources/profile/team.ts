import { holds } from '@callout/contracts/profile/authorities'
import type { TeamMember, TeamQuery } from '@callout/contracts/profile/schemas'
import type { z } from '@callout/contracts/wire/zod'
import type { Caller } from '../../http/access.ts'
import { listing } from '../../http/listing.ts'
import type { UserRecord } from './records.ts'
import type { Viewer } from '../../http/viewer.ts'

/** Any of these shows colleagues' contact data; the caller's entry is always complete. */
const contactAuthorities = ['manage_staff', 'dispatch', 'manage_jobs'] as const

const seesContact = ({ user }: Caller, member: UserRecord): boolean =>
  member.id === user.id || contactAuthorities.some((authority) => holds(user, authority))

/** Without email and phone for callers who may not see them. */
const teamMember = (caller: Caller, user: UserRecord): z.input<typeof TeamMember> => ({
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

const byName = (a: UserRecord, b: UserRecord): number => a.name.localeCompare(b.name, 'en') || a.id - b.id

const isLocal = ({ caller: { user } }: Viewer): boolean => user.user_type === 'branch_head'

export const teamList = listing<z.output<typeof TeamQuery>, z.input<typeof TeamMember>>()('users', {
  equal: ['is_active'],
  where: {
    role: (requested) => (member) => member.user_type === requested,
    branch_id: (requested, viewer) => (isLocal(viewer) ? undefined : (member) => member.branch_id === requested),
  },
  shown: (viewer) => (isLocal(viewer) ? (member) => member.branch_id === viewer.caller.user.branch_id : undefined),
  order: ({ store, caller }) => store.users.by('company_id', caller.company.id).toSorted(byName),
  view: ({ caller }, member) => teamMember(caller, member),
})
