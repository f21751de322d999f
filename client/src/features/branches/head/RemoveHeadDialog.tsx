import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { toastSaveError } from '../../../components/form/reportSaveError.ts'
import { showSuccess } from '../../../components/toasts/toasts.ts'
import { AppDialog } from '../../../components/overlays/AppDialog.tsx'
import { branchName } from '../branch.ts'
import type { BranchHeadPartsFragment } from '../record/branchRecord.generated.ts'
import { useRemoveBranchHeadMutation } from './branchHead.generated.ts'
import type { HeadedBranch } from './headedBranch.ts'

interface RemoveHeadDialogProps {
  readonly branch: HeadedBranch
  readonly head: BranchHeadPartsFragment
  readonly onClose: () => void
}

export function RemoveHeadDialog({ branch, head, onClose }: RemoveHeadDialogProps) {
  const [remove, { loading }] = useRemoveBranchHeadMutation()
  const [problem, setProblem] = useState<string | null>(null)
  const name = head.name ?? `#${head.id}`
  const confirm = async (): Promise<void> => {
    setProblem(null)
    try {
      await remove({ variables: { branchId: branch.id, branchHeadId: head.id }, refetchQueries: ['BranchRecord'] })
      showSuccess(`${name} removed as head of ${branchName(branch)}`)
      onClose()
    } catch (error) {
      setProblem(toastSaveError(error).message)
    }
  }
  return (
    <AppDialog
      isOpen
      onClose={onClose}
      title={`Remove ${name} as head?`}
      actions={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            Keep head
          </Button>
          <Button color="red" loading={loading} onClick={() => void confirm()}>
            Remove head
          </Button>
        </>
      }
    >
      <p>{branchName(branch)} will have no head. Assigned visits don’t change.</p>
      {problem !== null && (
        <Alert color="red" variant="light" role="alert" mt={12}>
          {problem}
        </Alert>
      )}
    </AppDialog>
  )
}
