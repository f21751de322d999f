import type { Branch } from '@callout/contracts/branches/schemas'
import type { Caller } from '../access.ts'
import { foldedText, hasWords, searchWords } from '../foldedText.ts'
import type { DomainHandlers } from '../handlers.ts'
import { pageOf } from '../page.ts'
import type { BranchRecord } from '../store/records.ts'
import type { Store } from '../store/store.ts'

/** Branch heads and staff are shown their own branch, all others every one of the company. */
export function visibleBranches(store: Store, { user, company }: Caller): BranchRecord[] {
  const isLocal = user.user_type === 'branch_head' || user.user_type === 'staff'
  return store.branches.by('company_id', company.id).filter(({ id }) => !isLocal || id === user.branch_id)
}

function branchView({ company_id: _, ...branch }: BranchRecord): Branch {
  return branch
}

const defaultFirst = (a: BranchRecord, b: BranchRecord): number =>
  Number(b.is_default) - Number(a.is_default) || a.name.localeCompare(b.name, 'en') || a.id - b.id

export const branchHandlers: DomainHandlers<'branches'> = {
  listBranches: ({ input, store, user, company }) => {
    const words = searchWords(input.search ?? '')
    const listed = visibleBranches(store, { user, company })
      .filter(({ id }) => input.branch_id === undefined || id === input.branch_id)
      .filter(({ is_active }) => input.is_active === undefined || is_active === input.is_active)
      .filter(({ name, address }) => hasWords(foldedText(`${name}\n${address}`), words))
    const { rows, pagination } = pageOf(listed.toSorted(defaultFirst), input)
    return { branches: rows.map(branchView), pagination }
  },
}
