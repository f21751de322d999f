import { IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { activating, deactivating } from '../../../components/bulk/activity.ts'
import { defineBulk } from '../../../components/bulk/defineBulk.ts'
import { staffName, staffNoun } from '../team/staffText.ts'
import type { StaffRowFragment } from '../list/staffList.generated.ts'
import { BulkInactiveDialog, type InactiveOrder } from './BulkInactiveDialog.tsx'
import { movingToBranch } from '../../branches/choice/BulkBranchDialog.tsx'
import { staffActions, staffNow } from '../actions/staffActions.ts'

type Row = StaffRowFragment

/** The dialog explains what happens to their visits. */
const inactive = deactivating(staffNoun, { Icon: IconUserOff, hint: '' })

export const staffBulk = defineBulk({
  noun: staffNoun,
  loadActions: async () => staffActions,
  subjectOf: (row: Row) => row,
  getName: (row) => ({ name: staffName(row), title: null }),
  readResult: async (client, { id }) => {
    const target = await staffNow(client, id)
    const { isActive, branchId } = target
    return { target, outcome: { __typename: 'Staff', id, isActive, branchId, invitationStatus: null, timeOff: null, visitsChanged: null } }
  },
  actions: {
    move: movingToBranch<Row>(staffNoun),
    activate: {
      ...activating(staffNoun, {
        Icon: IconUserCheck,
        hint: 'They can sign in and be assigned to visits. Each uses a seat of your plan.',
      }),
      isOneByOne: true,
    },
    deactivate: {
      ...inactive,
      isDestructive: true,
      does: (row) => (row.role === 'INDIVIDUAL' ? { blockedReason: 'You can’t set yourself inactive.' } : inactive.does(row)),
      input: (order: InactiveOrder) => order,
      Dialog: BulkInactiveDialog,
    },
  },
})
