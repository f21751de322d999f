import type { Branch } from '@callout/contracts/branches/schemas'
import { responseCode } from '@callout/contracts/wire/envelope'
import type { Caller } from '../../http/access.ts'
import { ApiError } from '../../http/apiError.ts'
import type { BranchRecord } from './records.ts'
import { isWork } from '../jobs/records.ts'
import type { UserRecord } from '../profile/records.ts'
import type { Store } from '../../db/store.ts'
import { isAssignable } from '../jobs/staff/assignableStaff.ts'

export const seesOneBranch = ({ user }: Caller): boolean => user.user_type === 'branch_head' || user.user_type === 'staff'

export function visibleBranch(store: Store, caller: Caller, id: number): BranchRecord {
  const branch = store.branches.get(id)
  if (branch?.company_id !== caller.company.id || (seesOneBranch(caller) && branch.id !== caller.user.branch_id))
    throw new ApiError(responseCode.NOT_FOUND, 'This branch doesn’t exist.')
  return branch
}

export const getPeople = (store: Store, { id, company_id }: BranchRecord): UserRecord[] =>
  store.users.by('company_id', company_id).filter(({ branch_id }) => branch_id === id)

export const headOf = (store: Store, branch: BranchRecord): UserRecord | undefined =>
  getPeople(store, branch).find(({ user_type, is_active }) => user_type === 'branch_head' && is_active)

const headView = ({ id, name, email, phone_country_code, phone, address }: UserRecord): NonNullable<Branch['branch_head']> => ({
  id,
  name,
  email,
  phone_country_code,
  phone,
  address,
})

export function branchView(store: Store, { company }: Caller, record: BranchRecord): Branch {
  const { company_id: _, ...branch } = record
  const head = headOf(store, record)
  return {
    ...branch,
    branch_head: head ? headView(head) : null,
    staff_count: getPeople(store, record).filter((user) => isAssignable(store, user, company)).length,
    open_jobs_count: store.jobs.by('open_in_branch', record.id).filter((job) => isWork(job)).length,
  }
}
