import type { BranchOperationBody } from '@callout/contracts/branches/schemas'
import { invalid } from '../../http/apiError.ts'
import type { BranchRecord } from './records.ts'
import type { Viewer } from '../../http/viewer.ts'
import { getPeople, visibleBranch } from './branchView.ts'

const refusedField = (message: string) => invalid({ field: 'operation', message })

/** Ids of what hangs on a branch. Finished and cancelled jobs stay where they were done. */
function recordsIn({ store }: Viewer, branch: BranchRecord) {
  const isOwner = (type: string): boolean => type === 'company' || type === 'individual'
  const people = getPeople(store, branch)
  return {
    owners: people.filter(({ user_type }) => isOwner(user_type)),
    staff: people.filter(({ user_type }) => !isOwner(user_type)),
    customers: store.customers.by('company_id', branch.company_id).filter(({ branch_id }) => branch_id === branch.id),
    jobs: store.jobs.by('open_in_branch', branch.id),
  }
}

type Records = ReturnType<typeof recordsIn>

const format = (count: number, singular: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? singular : many}`]

function contentsOf({ staff, customers, jobs }: Records): string {
  const parts = [
    ...format(customers.length, 'customer', 'customers'),
    ...format(jobs.length, 'open job', 'open jobs'),
    ...format(staff.length, 'person', 'people'),
  ]
  return new Intl.ListFormat('en').format(parts)
}

/** The head moves as staff: the other branch may have a head. */
function moveAll({ store }: Viewer, { staff, customers, jobs }: Records, branch_id: number): void {
  for (const { id, user_type } of staff) store.users.update(id, { branch_id, user_type: user_type === 'branch_head' ? 'staff' : user_type })
  for (const { id, lock_version } of customers) store.customers.update(id, { branch_id, lock_version: lock_version + 1 })
  for (const { id, lock_version } of jobs) store.jobs.update(id, { branch_id, lock_version: lock_version + 1 })
}

function remove(viewer: Viewer, branch: BranchRecord, targetId: number | null | undefined) {
  const { store, caller, now } = viewer
  if (branch.is_default) throw refusedField('The default branch can’t be deleted. Make another one the default first.')
  const records = recordsIn(viewer, branch)
  const contents = contentsOf(records)
  if (contents !== '' && (targetId ?? null) === null)
    throw invalid({ field: 'move_to_branch_id', message: `This branch still has ${contents}. Choose where they go.` })
  const target = (targetId ?? null) === null ? undefined : visibleBranch(store, caller, Number(targetId))
  if (target && (target.id === branch.id || !target.is_active))
    throw invalid({ field: 'move_to_branch_id', message: 'Choose another active branch.' })
  const home = store.branches.by('company_id', branch.company_id).find(({ is_default }) => is_default)
  store.transaction(() => {
    if (target) moveAll(viewer, records, target.id)
    for (const { id } of records.owners) store.users.update(id, { branch_id: home?.id ?? null })
    store.branches.remove(branch.id)
    store.deletedBranches.put({ ...branch, deleted_at: now, deleted_by: caller.user.id })
  })
  return { id: branch.id, deleted_at: now }
}

function setDefault({ store }: Viewer, branch: BranchRecord): void {
  if (!branch.is_active) throw refusedField('Only an active branch can be the default. Set this one active first.')
  store.transaction(() => {
    for (const { id } of store.branches.by('company_id', branch.company_id)) store.branches.update(id, { is_default: id === branch.id })
  })
}

function setActive({ store }: Viewer, branch: BranchRecord, is_active: boolean): void {
  if (!is_active && branch.is_default) throw refusedField('The default branch can’t be inactive. Make another one the default first.')
  store.branches.update(branch.id, { is_active })
}

/** Answers `POST /branches/branch_operations`. Undefined where the branch is still there. */
export function operate(viewer: Viewer, { branch_id, operation, move_to_branch_id }: BranchOperationBody) {
  const branch = visibleBranch(viewer.store, viewer.caller, branch_id)
  if (operation === 'delete') return remove(viewer, branch, move_to_branch_id)
  if (operation === 'set_default') setDefault(viewer, branch)
  else setActive(viewer, branch, operation === 'activate')
  return undefined
}
