import { useState } from 'react'
import { BulkFrame } from '../../../components/bulk/BulkFrame.tsx'
import type { BulkDialogProps } from '../../../components/bulk/defineBulk.ts'
import type { JobRowFragment } from '../queries/jobs.generated.ts'
import { StaffPicker, type StaffChoices } from '../../staff/team/StaffPicker.tsx'
import { useRankedStaff } from '../../staff/team/useRankedStaff.ts'
import { useTeam } from '../../staff/team/useTeam.ts'
import type { AssignOrder } from '../../visits/bulkOrders.ts'

const needed = 'Choose at least one technician'

/** Ranked by trade if all jobs have one category. Availability differs per visit, so clashes are reported per job instead. */
function useChoices(jobs: readonly JobRowFragment[]): StaffChoices {
  const [first = null, ...others] = new Set(jobs.map(({ category }) => category?.id ?? null))
  const categoryId = others.length === 0 ? first : null
  const ranked = useRankedStaff({ categoryId, branchId: null, propertyId: null, visitId: null, staff: null }, {})
  const isRanked = categoryId !== null && ranked.problem === null
  const team = useTeam(
    !isRanked,
    jobs.map(({ branchId }) => branchId),
  )
  return isRanked ? ranked : team
}

export function BulkAssignDialog(props: BulkDialogProps<JobRowFragment, AssignOrder>) {
  const [asked] = useState(props.rows)
  const choices = useChoices(asked)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isRefused, setIsRefused] = useState(false)
  const isMissing = chosen.length === 0
  const getOrder = () => {
    setIsRefused(isMissing)
    return isMissing ? null : { staffIds: chosen }
  }
  return (
    <BulkFrame {...props} getOrder={getOrder}>
      <StaffPicker
        choices={choices}
        value={chosen}
        onChange={setChosen}
        error={isRefused && isMissing ? needed : undefined}
        withAutofocus
      />
      <p className="dim flush">
        Replaces anyone already assigned. For jobs with several visits, only the next visit changes. Customers aren’t notified.
      </p>
    </BulkFrame>
  )
}
