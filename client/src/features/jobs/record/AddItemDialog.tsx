import { useApolloClient } from '@apollo/client/react'
import { LineItemInput } from '@callout/contracts/jobs/money/lineItemInput'
import { z } from '@callout/contracts/wire/zod'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { reloadQueries } from '../../../components/actions/reloadQueries.ts'
import { NumberField } from '../../../components/fields/text/NumberField.tsx'
import { DialogEnd } from '../../../components/form/DialogEnd.tsx'
import dialogForm from '../../../components/form/DialogForm.module.css'
import { toastSaveError } from '../../../components/form/reportSaveError.ts'
import { AppDialog } from '../../../components/overlays/AppDialog.tsx'
import { showInfo, showSuccess } from '../../../components/toasts/toasts.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { starred } from '../../../lib/forms/required.ts'
import { wireResolver } from '../../../lib/forms/wireResolver.ts'
import { ServiceSearch } from '../../lineItems/ServiceSearch.tsx'
import type { ServiceChoiceFragment } from '../../lineItems/services.generated.ts'
import { headVisitOf } from '../../visits/headVisit.ts'
import type { Job } from '../job.ts'
import { jobName } from '../labels/jobName.ts'
import type { LineStep } from '../offline/jobStep.ts'
import { equalLines, sendLine } from '../offline/lineKind.ts'
import { queueLine } from '../offline/queueStep.ts'
import { jobQueries } from '../queries/jobQueries.ts'
import classes from './AddItemDialog.module.css'

interface Amount {
  readonly quantity: number | string
}

const rules = wireResolver<Amount>(z.pick(z.object(LineItemInput.shape), { quantity: true }))

function getStep(job: Job, service: ServiceChoiceFragment, quantity: number): LineStep {
  const { id: serviceId, name, description, productType, unit, amount, isTaxExempt } = service
  const line = { serviceId, name, description, productType, quantity, unit, amount, isTaxExempt }
  const visitId = headVisitOf(job.visits ?? [])?.id ?? null
  return { kind: 'line', jobId: job.id, visitId, name: jobName(job), line, before: equalLines(job.lineItems ?? [], line) }
}

function Chosen({ service: { name, amount, currencyCode, unit } }: { readonly service: ServiceChoiceFragment }) {
  const { money } = useFormat()
  return (
    <p className={classes.chosen} role="status">
      <b dir="auto">{name}</b>
      {amount !== null && (
        <span>
          {money(amount, currencyCode)}
          {unit && ` / ${unit}`}
        </span>
      )}
    </p>
  )
}

interface AddItemDialogProps {
  readonly job: Job
  readonly onClose: () => void
}

/** Adds a price list item to the job, also without a network. */
export function AddItemDialog({ job, onClose }: AddItemDialogProps) {
  const client = useApolloClient()
  const form = useForm<Amount>({ resolver: rules, defaultValues: { quantity: 1 }, mode: 'onTouched' })
  const [service, setService] = useState<ServiceChoiceFragment | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const add = async ({ quantity }: Amount): Promise<void> => {
    if (!service) return setProblem('Choose an item')
    const step = getStep(job, service, Number(quantity))
    try {
      const queued = await queueLine(client, step)
      if (!queued) await sendLine(client, { content: step, known: [] })
      if (queued?.kind === 'queued') showInfo(`${service.name} waiting to send`)
      else showSuccess(`${service.name} added to ${jobName(job)}`)
      void reloadQueries(client, jobQueries)
      onClose()
    } catch (error) {
      setProblem(toastSaveError(error).message)
    }
  }
  return (
    <AppDialog isOpen onClose={onClose} title={`Add an item to ${jobName(job)}`} size={520}>
      <FormProvider {...form}>
        <form className={dialogForm.form} onSubmit={(event) => void form.handleSubmit(add)(event)} noValidate>
          <ServiceSearch
            label="Part or service"
            isPriceListOnly
            onAdd={() => undefined}
            onTake={(chosen) => {
              setService(chosen)
              setProblem(null)
            }}
          />
          {service && <Chosen service={service} />}
          <NumberField name="quantity" label="Quantity" {...starred} suffix={service?.unit ? ` ${service.unit}` : ''} />
          <DialogEnd save="Add" isSaving={form.formState.isSubmitting} problem={problem} duplicate={null} onClose={onClose} />
        </form>
      </FormProvider>
    </AppDialog>
  )
}
