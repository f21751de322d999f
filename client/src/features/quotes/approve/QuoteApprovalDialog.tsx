import { useApolloClient } from '@apollo/client/react'
import { Alert, Button, Radio, Skeleton } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { DialogEnd } from '../../../components/form/DialogEnd.tsx'
import dialogForm from '../../../components/form/DialogForm.module.css'
import { toastSaveError } from '../../../components/form/reportSaveError.ts'
import { AppDialog } from '../../../components/overlays/AppDialog.tsx'
import { useLoaded } from '../../../components/states/useLoaded.ts'
import { showSuccess } from '../../../components/toasts/toasts.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'
import { type ApprovalForms, chooseApprovalForm, createApprovalForm } from './approvalForm.ts'
import { type FormChoice, loadFormChoices } from './formChoices.ts'
import classes from './QuoteApproval.module.css'

interface ChoiceProps {
  readonly choices: readonly FormChoice[]
  readonly value: string | null
  readonly onChange: (id: string) => void
}

const FormRadios = ({ choices, value, onChange }: ChoiceProps) => (
  <Radio.Group aria-label="Form" value={value} onChange={onChange}>
    <div className="stack gap16">
      {choices.map(({ id, formName, problem }) => (
        <Radio key={id} value={id} label={<bdi>{formName}</bdi>} description={problem} disabled={problem !== null} />
      ))}
    </div>
  </Radio.Group>
)

interface DialogProps {
  readonly forms: ApprovalForms
  readonly onClose: (isChanged: boolean) => void
}

/** Chooses the form that customers sign to approve a quote, or creates one. */
export function QuoteApprovalDialog({ forms, onClose }: DialogProps) {
  const client = useApolloClient()
  const mayCreate = useHasAuthority('manage_forms')
  const { data: choices, error } = useLoaded('form choices', () => loadFormChoices(client, forms))
  const [value, setValue] = useState(forms.chosen?.id ?? null)
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const hasMore = choices !== null && choices.length < forms.active.length
  const isNoneSigned = !hasMore && choices?.every((choice) => choice.problem !== null) === true
  const run = async (write: () => Promise<string>): Promise<void> => {
    setProblem(null)
    setIsSaving(true)
    try {
      showSuccess(await write())
      onClose(true)
    } catch (failure) {
      setProblem(toastSaveError(failure).message)
    }
    setIsSaving(false)
  }
  const choose = async (id: string): Promise<string> =>
    (await chooseApprovalForm(client, id, true)) === 'settings' ? 'Quote approval saved' : 'Quote approval saved on this device'
  const create = async (): Promise<string> => {
    await createApprovalForm(client, true)
    return 'Form created. Quotes are approved with it.'
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (value === null) setProblem('Choose a form')
    else void run(() => choose(value))
  }
  return (
    <AppDialog isOpen onClose={isSaving ? () => undefined : () => onClose(false)} title="Quote approval">
      <form className={dialogForm.form} onSubmit={submit} noValidate>
        <p className="hint flush">The form that customers sign to approve a quote.</p>
        {!choices && !error && <Skeleton height={96} role="status" aria-label="Loading the forms" />}
        {error !== undefined && (
          <Alert color="red" variant="light" role="alert">
            {toApiError(error).message}
          </Alert>
        )}
        {choices && <FormRadios choices={choices} value={value} onChange={setValue} />}
        {hasMore && (
          <p className="hint flush">{`Showing ${choices.length} of ${forms.active.length} forms. Set forms that you don’t use to inactive to see the others.`}</p>
        )}
        {isNoneSigned && (
          <Alert color="yellow" variant="light">
            <div className="stack gap8">
              No active form has a signature.
              {mayCreate ? (
                <Button variant="default" className={classes.create} loading={isSaving} onClick={() => void run(create)}>
                  Create one
                </Button>
              ) : (
                ' Ask someone who can manage forms to add one.'
              )}
            </div>
          </Alert>
        )}
        <DialogEnd save="Save" isSaving={isSaving} problem={problem} duplicate={null} onClose={() => onClose(false)} />
      </form>
    </AppDialog>
  )
}
