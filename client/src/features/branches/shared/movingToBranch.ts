import { IconBuilding } from '@tabler/icons-react'
import type { Obstacle } from '../../../components/bulk/defineBulk.ts'
import type { ListRow } from '../../../components/list/rows/selection.ts'
import { type BranchOrder, BulkBranchDialog } from './BulkBranchDialog.tsx'

interface Placed {
  readonly branchId: string | null
}

/** Moves several rows to one branch, by the action `MOVE` of their set. */
export const movingToBranch = <Row extends ListRow>({ one }: { readonly one: string }) => ({
  label: 'Move to branch',
  title: (rows: string): string => `Move ${rows} to a branch`,
  Icon: IconBuilding,
  done: 'moved',
  does: () => 'MOVE' as const,
  input: ({ branchId }: BranchOrder, before: Placed): BranchOrder | Obstacle =>
    before.branchId === branchId ? { obstacle: `This ${one} is already in that branch.` } : { branchId },
  isFulfilled: ({ branchId }: BranchOrder, _before: Placed, now: Placed): boolean => now.branchId === branchId,
  Dialog: BulkBranchDialog<Row>,
})
