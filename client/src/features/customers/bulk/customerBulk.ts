import { foldedText } from '@callout/contracts/foldedText'
import { IconArrowsJoin2, IconBuilding, IconTag, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { defineBulk, type Obstacle } from '../../../kit/bulk/defineBulk.ts'
import { type BranchOrder, BulkBranchDialog } from '../../../parts/company/BulkBranchDialog.tsx'
import { type CustomerAction, customerActionSet } from '../../../parts/customers/actions/customerActionSet.ts'
import { customerName, customerNoun } from '../../../parts/customers/customerWords.ts'
import { BulkMergeDialog } from '../merge/BulkMergeDialog.tsx'
import type { CustomerRowFragment } from '../list/customerList.generated.ts'
import { BulkTagDialog, type TagOrder } from './CustomerBulkDialogs.tsx'

type Row = CustomerRowFragment

const has = (tags: readonly string[], tag: string): boolean => tags.some((own) => foldedText(own) === foldedText(tag))
const turning =
  (name: CustomerAction, isActive: boolean, obstacle: string) =>
  (row: Row): CustomerAction | Obstacle =>
    row.isActive === isActive ? { obstacle } : name

/** What can be done to several customers. */
export const customerBulk = defineBulk({
  noun: customerNoun,
  set: customerActionSet,
  subjectOf: (row: Row) => row,
  nameOf: (row) => ({ name: customerName(row), title: null }),
  findAgain: async (client, { id }) => {
    const { customerNow } = await import('../../../parts/customers/actions/customerActions.ts')
    const target = await customerNow(client, id)
    return { target, outcome: { ...target, __typename: 'Customer', tags: target.tags && [...target.tags] } }
  },
  actions: {
    tag: {
      label: 'Add tag',
      Icon: IconTag,
      done: 'tagged',
      does: ({ tags }) => (tags === null ? { obstacle: 'The service doesn’t say which tags this customer has.' } : 'TAG'),
      input: ({ tag }: TagOrder, { tags }) => (has(tags ?? [], tag) ? { obstacle: 'This customer already has the tag.' } : { tag }),
      isFulfilled: ({ tag }, _before, now) => has(now.tags ?? [], tag),
      Dialog: BulkTagDialog,
    },
    move: {
      label: 'Move to branch',
      Icon: IconBuilding,
      done: 'moved',
      does: () => 'MOVE',
      input: ({ branchId }: BranchOrder, before) =>
        before.branchId === branchId ? { obstacle: 'This customer is already in that branch.' } : { branchId },
      isFulfilled: ({ branchId }, _before, now) => now.branchId === branchId,
      Dialog: BulkBranchDialog<Row>,
    },
    activate: {
      label: 'Set active',
      Icon: IconUserCheck,
      done: 'set active',
      hint: 'New jobs can be booked for them.',
      does: turning('ACTIVATE', true, 'This customer is already active.'),
      isFulfilled: (_order: object, _before, now) => now.isActive === true,
    },
    deactivate: {
      label: 'Set inactive',
      Icon: IconUserOff,
      done: 'set inactive',
      hint: 'No new jobs can be booked for them. Their jobs stay as they are.',
      does: turning('DEACTIVATE', false, 'This customer is already inactive.'),
      isFulfilled: (_order: object, _before, now) => now.isActive === false,
    },
    merge: {
      label: 'Merge',
      Icon: IconArrowsJoin2,
      done: 'merged',
      // The dialog leads to the page of the merge: no action of the set is done from here.
      does: (_, { holds }) =>
        holds('manage_jobs') ? 'DEACTIVATE' : { obstacle: 'A merge moves jobs, which takes the right to manage them.' },
      Dialog: BulkMergeDialog,
    },
  },
})
