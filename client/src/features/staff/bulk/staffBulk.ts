import { IconBuilding, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { defineBulk } from '../../../kit/bulk/defineBulk.ts'
import { type BranchOrder, BulkBranchDialog } from '../../../parts/company/BulkBranchDialog.tsx'
import { staffName, staffNoun } from '../../../parts/staff/staffWords.ts'
import { staffActionSet } from '../actions/staffActionSet.ts'
import type { StaffRowFragment } from '../list/staffList.generated.ts'
import { BulkInactiveDialog, type InactiveOrder } from './BulkInactiveDialog.tsx'

type Row = StaffRowFragment

/** What can be done to several of the staff. */
export const staffBulk = defineBulk({
  noun: staffNoun,
  set: staffActionSet,
  subjectOf: (row: Row) => row,
  nameOf: (row) => ({ name: staffName(row), title: null }),
  findAgain: async (client, { id }) => {
    const { staffNow } = await import('../actions/staffActions.ts')
    const target = await staffNow(client, id)
    const { isActive, branchId } = target
    return { target, outcome: { __typename: 'Staff', id, isActive, branchId, timeOff: null, visitsChanged: null } }
  },
  actions: {
    move: {
      label: 'Move to branch',
      Icon: IconBuilding,
      done: 'moved',
      does: () => 'MOVE',
      input: ({ branchId }: BranchOrder, before) => (before.branchId === branchId ? { obstacle: 'Already in that branch.' } : { branchId }),
      isFulfilled: ({ branchId }, _before, now) => now.branchId === branchId,
      Dialog: BulkBranchDialog<Row>,
    },
    activate: {
      label: 'Set active',
      Icon: IconUserCheck,
      done: 'set active',
      hint: 'They can sign in, and visits can be given to them. Each takes a seat of the plan.',
      does: ({ isActive }) => (isActive === true ? { obstacle: 'Already active.' } : 'ACTIVATE'),
      isFulfilled: (_order: object, _before, now) => now.isActive === true,
    },
    deactivate: {
      label: 'Set inactive',
      Icon: IconUserOff,
      done: 'set inactive',
      isDestructive: true,
      does: ({ isActive, role }) =>
        isActive === false
          ? { obstacle: 'Already inactive.' }
          : role === 'INDIVIDUAL'
            ? { obstacle: 'You can’t set yourself inactive.' }
            : 'DEACTIVATE',
      input: (order: InactiveOrder) => order,
      isFulfilled: (_order: InactiveOrder, _before, now) => now.isActive === false,
      Dialog: BulkInactiveDialog,
    },
  },
})
