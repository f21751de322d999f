import type { Branch, BranchQuery } from '@callout/contracts/branches/schemas'
import type { z } from '@callout/contracts/zod'
import { foldedText } from '@callout/contracts/foldedText'
import type { DomainHandlers } from '../handlers.ts'
import { type Condition, listing } from '../listing.ts'
import type { BranchRecord } from '../store/collections/branches.ts'
import { sortedBy } from '../store/sortedList.ts'
import type { Viewer } from '../viewer.ts'

/** Branch heads and staff are shown their own branch, all others every one of the company. */
const ownBranch = ({ caller: { user } }: Viewer): Condition<BranchRecord> | undefined =>
  user.user_type === 'branch_head' || user.user_type === 'staff' ? ({ id }) => id === user.branch_id : undefined

function branchView({ company_id: _, ...branch }: BranchRecord): Branch {
  return branch
}

const defaultFirst = (a: BranchRecord, b: BranchRecord): number =>
  Number(b.is_default) - Number(a.is_default) || a.name.localeCompare(b.name, 'en') || a.id - b.id

const branchList = listing<z.output<typeof BranchQuery>, Branch>()('branches', {
  words: { texts: ({ name, address }) => [foldedText(`${name}\n${address}`)] },
  equal: ['is_active'],
  where: { branch_id: (wanted) => (branch) => branch.id === wanted },
  shown: ownBranch,
  order: ({ store, caller }) => sortedBy(store.branches.by('company_id', caller.company.id), defaultFirst),
  view: (_, branch) => branchView(branch),
})

export const branchHandlers: DomainHandlers<'branches'> = {
  listBranches: (call) => branchList.reply('branches', call),
}
