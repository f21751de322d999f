import { messages } from '@callout/contracts/messages'
import { useState } from 'react'
import { BulkFrame } from '../../../components/bulk/BulkFrame.tsx'
import type { BulkDialogProps } from '../../../components/bulk/defineBulk.ts'
import { PickField } from '../../../components/fields/choice/PickField.tsx'
import type { ListRow } from '../../../components/list/rows/selection.ts'
import { skipToken } from '@apollo/client/react'
import type { Choosable } from '../../../components/list/defineList.ts'
import { useListBranchesQuery } from './choices.generated.ts'

const none: readonly never[] = []

/** The branches that a filter chooses from; where they are not wanted nothing is asked. */
function useBranches(isWanted: boolean): readonly Choosable[] {
  const { data } = useListBranchesQuery(isWanted ? {} : skipToken)
  return data?.branches.items ?? none
}

export interface BranchOrder {
  readonly branchId: string
}

/** One branch for all of them. */
export function BulkBranchDialog<Row extends ListRow>(props: BulkDialogProps<Row, BranchOrder>) {
  const branches = useBranches(true)
  const [branchId, setBranchId] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const orderOf = () => {
    setIsRefused(branchId === '')
    return branchId === '' ? null : { branchId }
  }
  return (
    <BulkFrame {...props} orderOf={orderOf}>
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
