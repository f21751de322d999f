import { useApolloClient } from '@apollo/client/react'
import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { toastSaveError } from '../../../components/form/reportSaveError.ts'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'
import { createApprovalForm } from './approvalForm.ts'
import classes from './QuoteApproval.module.css'

/** Says that no active form approves quotes, and creates one for those who may. */
export function NoApprovalForm({ onCreated }: { readonly onCreated: (formId: string) => void }) {
  const client = useApolloClient()
  const mayCreate = useHasAuthority('manage_forms')
  const mayChangeSettings = useHasAuthority('manage_settings')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const create = async (): Promise<void> => {
    setIsBusy(true)
    try {
      onCreated(await createApprovalForm(client, mayChangeSettings))
    } catch (error) {
      setProblem(toastSaveError(error).message)
    }
    setIsBusy(false)
  }
  return (
    <Alert color="red" variant="light" role="alert">
      <div className="stack gap8">
        No active form approves quotes.
        {mayCreate ? (
          <Button variant="default" className={classes.create} loading={isBusy} onClick={() => void create()}>
            Create one
          </Button>
        ) : (
          ' Ask someone who can manage forms to add one.'
        )}
        {problem}
      </div>
    </Alert>
  )
}
