import type { Branch, BranchChangeBody, BranchQuery } from '@callout/contracts/branches/schemas'
import { searchText } from '@callout/contracts/search/searchText'
import type { z } from '@callout/contracts/wire/zod'
import type { Caller } from '../http/access.ts'
import type { DomainHandlers } from '../http/handlers.ts'
import { listing } from '../http/listing.ts'
import { requireAuthority } from '../http/requireAuthority.ts'
import type { BranchRecord } from './branches/records.ts'
import { branchFields } from './branches/branchFields.ts'
import { addHead, changeHead, removeHead } from './branches/branchHead.ts'
import { operate } from './branches/branchOperations.ts'
import { branchView, seesOneBranch, visibleBranch } from './branches/branchView.ts'

type Query = z.output<typeof BranchQuery>

const byName = (a: BranchRecord, b: BranchRecord): number => a.name.localeCompare(b.name, 'en') || a.id - b.id

/** The default one first, unless the query names an order. */
function getOrder({ sort_by, sort_dir }: Query): (a: BranchRecord, b: BranchRecord) => number {
  const sign = sort_dir === 'desc' ? -1 : 1
  if (sort_by === 'city') return (a, b) => sign * (a.city.localeCompare(b.city, 'en') || byName(a, b))
  if (sort_by === 'name') return (a, b) => sign * byName(a, b)
  return (a, b) => Number(b.is_default) - Number(a.is_default) || byName(a, b)
}

const branchList = listing<Query, Branch>()('branches', {
  search: {
    texts: ({ name, address, email, phone, phone_country_code, alternate_no, alternate_phone_country_code }) => {
      const phones = [
        { phone, countryCode: phone_country_code },
        { phone: alternate_no, countryCode: alternate_phone_country_code },
      ]
      return [searchText([name, address, email], phones)]
    },
  },
  equal: ['is_active'],
  where: {
    date_from: null,
    date_to: null,
    branch_id: (requested) => (branch) => branch.id === requested,
  },
  shown: ({ caller }) => (seesOneBranch(caller) ? ({ id }) => id === caller.user.branch_id : undefined),
  order: ({ store, caller }, query) => store.branches.by('company_id', caller.company.id).toSorted(getOrder(query)),
  view: ({ store, caller }, branch) => branchView(store, caller, branch),
})

const requireManager = (caller: Caller): void => requireAuthority(caller, 'manage_branches', 'manage branches')

const namedIn = ({ id: _, ...sent }: BranchChangeBody): Partial<BranchChangeBody> =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))

export const branchHandlers: DomainHandlers<'branches'> = {
  listBranches: (call) => branchList.reply('branches', call),

  getBranch: ({ input, store, viewer: { caller } }) => branchView(store, caller, visibleBranch(store, caller, input.id)),

  createBranch: ({ input, store, viewer: { caller } }) => {
    requireManager(caller)
    const { id: company_id } = caller.company
    const is_default = store.branches.by('company_id', company_id).length === 0
    const branch = store.branches.insert({ ...branchFields(caller.company, input), company_id, is_default, is_active: true })
    return branchView(store, caller, branch)
  },

  updateBranch: ({ input, store, viewer: { caller } }) => {
    requireManager(caller)
    const branch = visibleBranch(store, caller, input.id)
    const changed = branchFields(caller.company, { ...branch, ...namedIn(input) })
    return branchView(store, caller, store.branches.put({ ...branch, ...changed }))
  },

  operateBranch: ({ input, store, viewer }) => {
    requireManager(viewer.caller)
    return operate(viewer, input) ?? branchView(store, viewer.caller, visibleBranch(store, viewer.caller, input.branch_id))
  },

  addBranchHead: ({ input, store, clock, clientUrl, viewer: { caller } }) => {
    requireManager(caller)
    const branch = visibleBranch(store, caller, input.branch_id)
    addHead(store, clock, caller, clientUrl, branch, input)
    return branchView(store, caller, branch)
  },

  updateBranchHead: ({ input, store, viewer: { caller } }) => {
    requireManager(caller)
    return branchView(store, caller, changeHead(store, caller, input))
  },

  removeBranchHead: ({ input, store, viewer: { caller } }) => {
    requireManager(caller)
    const branch = visibleBranch(store, caller, input.branch_id)
    removeHead(store, caller, branch, input.branch_head_id)
    return branchView(store, caller, branch)
  },
}
