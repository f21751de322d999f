import { messages } from '@callout/contracts/text/messages'
import { useState } from 'react'
import { BulkFrame } from '../../../components/bulk/BulkFrame.tsx'
import type { BulkDialogProps, Blocked } from '../../../components/bulk/defineBulk.ts'
import { PickField } from '../../../components/fields/choice/PickField.tsx'
import type { ListRow } from '../../../components/list/rows/selection.ts'
import { useListBranchesQuery } from './choices.generated.ts'
import { IconBuilding } from '@tabler/icons-react'

export interface BranchOrder {
  readonly branchId: string
}

function BulkBranchDialog<Row extends ListRow>(props: BulkDialogProps<Row, BranchOrder>) {
  const branches = useListBranchesQuery().data?.branches.items ?? []
  const [branchId, setBranchId] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const getOrder = () => {
    setIsRefused(branchId === '')
    return branchId === '' ? null : { branchId }
  }
  return (
    <BulkFrame {...props} getOrder={getOrder}>
      <PickField
        label="Branch"
        listLabel="Branches"
        placeholder="Choose a branch"
        isRequired
        choices={branches.map(({ id, name }) => ({ value: id, label: name ?? `#${id}` }))}
        value={branchId}
        onChange={setBranchId}
        error={isRefused && branchId === '' && messages.required}
      />
    </BulkFrame>
  )
}

interface Placed {
  readonly branchId: string | null
}

export const movingToBranch = <Row extends ListRow>({ one }: { readonly one: string }) => ({
  label: 'Move to branch',
  title: (rows: string): string => `Move ${rows} to a branch`,
  Icon: IconBuilding,
  done: 'moved',
  noun: 'Move',
  does: () => 'MOVE' as const,
  input: ({ branchId }: BranchOrder, before: Placed): BranchOrder | Blocked =>
    before.branchId === branchId ? { blockedReason: `This ${one} is already in that branch.` } : { branchId },
  isFulfilled: ({ branchId }: BranchOrder, _before: Placed, now: Placed): boolean => now.branchId === branchId,
  Dialog: BulkBranchDialog<Row>,
})
