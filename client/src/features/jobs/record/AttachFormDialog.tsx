import { useApolloClient } from '@apollo/client/react'
import { Button, Text } from '@mantine/core'
import { IconClipboardList, IconPlus } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { reloadQueries } from '../../../components/actions/reloadQueries.ts'
import { DialogEnd } from '../../../components/form/DialogEnd.tsx'
import dialogForm from '../../../components/form/DialogForm.module.css'
import { fitsCategory } from '../../forms/questions/formPlaces.ts'
import { jobName } from '../labels/jobName.ts'
import { jobQueries } from '../queries/jobQueries.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { toastSaveError } from '../../../components/form/reportSaveError.ts'
import { paths } from '../../../lib/paths.ts'
import { queueAttachment } from '../offline/queueStep.ts'
import { showInfo, showSuccess } from '../../../components/toasts/toasts.ts'
import { AppDialog, DialogActions } from '../../../components/overlays/AppDialog.tsx'
import { EmptyState } from '../../../components/states/EmptyState.tsx'
import { ErrorState } from '../../../components/states/ErrorState.tsx'
import { SkeletonRows } from '../../../components/states/SkeletonRows.tsx'
import { FormCheckboxes } from '../form/FormCheckboxes.tsx'
import { type JobFormFormsQuery, useJobFormFormsQuery } from '../form/formChoices.generated.ts'
import { useAttachFormsMutation } from '../jobs.generated.ts'
import type { AttachableJob } from './attachableJob.ts'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'

type Form = JobFormFormsQuery['forms']['items'][number]

/** Active forms that the job doesn’t have yet, those of its category first. */
function attachableForms(forms: readonly Form[], job: AttachableJob): Form[] {
  const open = forms.filter(({ id, status }) => status !== 'INACTIVE' && !job.forms.some(({ formId }) => formId === id))
  return open.toSorted((a, b) => Number(fitsCategory(b, job.category.id)) - Number(fitsCategory(a, job.category.id)))
}

const getNames = (forms: readonly Form[]): string => (forms.length === 1 ? (forms[0]?.formName ?? 'Form') : `${forms.length} forms`)

function NoForms({ hasSome }: { readonly hasSome: boolean }) {
  const mayCreate = useHasAuthority('manage_forms')
  return (
    <EmptyState
      icon={<IconClipboardList size={22} stroke={1.6} />}
      title={hasSome ? 'This job has every form' : 'No forms yet'}
      action={
        mayCreate && (
          <Button component={Link} to={paths.newForm()} leftSection={<IconPlus size={16} aria-hidden />}>
            New form
          </Button>
        )
      }
    >
      {mayCreate ? 'Create a form, then attach it here.' : 'Ask an owner or admin to create one.'}
    </EmptyState>
  )
}

interface AttachFormDialogProps {
  readonly job: AttachableJob
  readonly onClose: () => void
}

export function AttachFormDialog({ job, onClose }: AttachFormDialogProps) {
  const client = useApolloClient()
  const { data, error, refetch } = useJobFormFormsQuery({ fetchPolicy: 'cache-and-network' })
  const [attach, { loading: isSaving }] = useAttachFormsMutation()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const forms = data && attachableForms(data.forms.items, job)
  const requested = (forms ?? []).filter(({ id }) => chosen.includes(id))

  /** On site it is queued, and sent when there is a network. */
  const queue = async (): Promise<boolean> => {
    const named = requested.map(({ id, formName }) => ({ id, name: formName ?? 'Form' }))
    const step = { kind: 'attach', jobId: job.id, visitId: null, name: jobName(job), forms: named } as const
    const queued = await queueAttachment(client, step)
    if (queued?.kind === 'queued') showInfo(`${getNames(requested)} waiting to send`)
    else if (queued) showSuccess(`${getNames(requested)} attached to ${jobName(job)}`)
    return queued !== null
  }
  const end = (): void => {
    void reloadQueries(client, jobQueries)
    onClose()
  }
  const save = async (): Promise<void> => {
    setProblem(null)
    const formIds = [...job.forms.map(({ formId }) => formId), ...requested.map(({ id }) => id)]
    const change = { customerId: job.customer.id, propertyId: job.property.id, categoryId: job.category.id, formIds }
    try {
      if (await queue()) return end()
      const { data: saved } = await attach({
        variables: { input: { id: job.id, job: change, lockVersion: job.lockVersion, agreementAccepted: true } },
      })
      const missing = saved?.updateJob?.forms && requested.filter(({ id }) => !saved.updateJob?.forms?.some(({ formId }) => formId === id))
      if (missing?.length) return setProblem(`${getNames(missing)} couldn’t be attached.`)
      showSuccess(`${getNames(requested)} attached to ${jobName(job)}`)
      end()
    } catch (failure) {
      const { code, message } = toastSaveError(failure)
      setProblem(message)
      if (code === 'STALE') await reloadQueries(client, jobQueries)
    }
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (requested.length === 0) setProblem('Choose a form')
    else void save()
  }
  return (
    <AppDialog isOpen onClose={onClose} title={`Attach a form to ${jobName(job)}`} size={520}>
      <form className={dialogForm.form} onSubmit={onSubmit} noValidate>
        {forms === undefined && !error && <SkeletonRows rows={3} />}
        {forms === undefined && error && toApiError(error).code === 'FORBIDDEN' && (
          <Text role="alert" c="dimmed">
            {toApiError(error).message}
          </Text>
        )}
        {forms === undefined && error && toApiError(error).code !== 'FORBIDDEN' && (
          <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />
        )}
        {forms?.length === 0 && <NoForms hasSome={data !== undefined && data.forms.items.length > 0} />}
        {forms && forms.length > 0 && (
          <FormCheckboxes
            label="Forms"
            forms={forms.map((form) => ({
              id: form.id,
              formName: form.formName,
              description: !fitsCategory(form, job.category.id) && 'For other categories',
            }))}
            value={chosen}
            onChange={(ids) => {
              setChosen(ids)
              setProblem(null)
            }}
          />
        )}
        {forms && forms.length > 0 ? (
          <DialogEnd save="Attach" isSaving={isSaving} problem={problem} duplicate={null} onClose={onClose} />
        ) : (
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
          </DialogActions>
        )}
      </form>
    </AppDialog>
  )
}
