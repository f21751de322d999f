import { ContactForm } from '@callout/contracts/support/schemas'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { GrowingTextarea } from '../../shared/ui/GrowingTextarea.tsx'
import { planTitle, type PublicPlan } from './planWords.ts'
import { trackOnce } from '../../shared/analytics/trackOnce.ts'
import { refusalOf } from '../../shared/api/refusal.ts'
import { applyFieldErrors } from '../../shared/forms/applyFieldErrors.ts'
import { sendAgainOnlyIf } from '../../shared/forms/unsureWords.ts'
import { useSendOnce } from '../../shared/forms/useSendOnce.ts'
import { wireResolver } from '../../shared/forms/wireResolver.ts'
import { readSession } from '../../shared/session/session.ts'
import { AppDialog, DialogActions } from '../../shared/ui/AppDialog.tsx'
import classes from './plans.module.css'
import { useRequestPlanMutation } from './plans.generated.ts'
import { unmarked } from '../../shared/forms/required.ts'

interface RequestDialogProps {
  readonly plan: PublicPlan
  readonly onClose: () => void
}

interface RequestValues {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly subject: string
  readonly message: string
}

const prefilled = (plan: PublicPlan): RequestValues => ({
  name: readSession('authName') ?? '',
  email: readSession('authEmail') ?? '',
  phone: '',
  subject: `Plan: ${planTitle(plan)}`,
  message: `Please set up ${planTitle(plan)}, for ${readSession('organization_name') ?? 'my account'}.`,
})

/** No call tells which requests have arrived. */
const untold = async (): Promise<'untold'> => 'untold'

/** Asks the support team for a plan: there is no payment in the product yet, and it says so. */
export function RequestDialog({ plan, onClose }: RequestDialogProps) {
  const form = useForm<RequestValues>({ resolver: wireResolver<RequestValues>(ContactForm), defaultValues: prefilled(plan) })
  const { errors, isSubmitting } = form.formState
  const [request] = useRequestPlanMutation()
  const once = useSendOnce(`plan ${plan.id}`)
  const [problem, setProblem] = useState<string | null>(null)
  const [ticket, setTicket] = useState<string | null | undefined>(undefined)
  const post = async (input: RequestValues): Promise<void> => {
    const { data } = await request({ variables: { input: { ...input, pageUrl: window.location.origin + window.location.pathname } } })
    trackOnce('plan_request_sent', { plan: plan.name })
    setTicket(data?.contactSupport.ticketId ?? null)
  }
  const send = form.handleSubmit(async (input) => {
    setProblem(null)
    try {
      await (once.doubt ? once.sendAnother(() => post(input)) : once.send(() => post(input), untold))
    } catch (error) {
      if (!applyFieldErrors(error, form)) setProblem(refusalOf(error).message)
    }
  })
  if (ticket !== undefined) return <RequestSent ticket={ticket} email={form.getValues('email')} onClose={onClose} />
  return (
    <AppDialog isOpen onClose={onClose} title={`Choose ${planTitle(plan)}`} size={480}>
      <form noValidate className={classes.form} onSubmit={(event) => void send(event)}>
        <p className={classes.note}>We’ll set up the plan with you and email your first invoice. You won’t be charged now.</p>
        <TextInput {...form.register('name')} {...unmarked} label="Name" autoComplete="name" error={errors.name?.message} />
        <TextInput
          {...form.register('email')}
          label="Email"
          {...unmarked}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
        />
        <GrowingTextarea
          {...form.register('message')}
          label="Message"
          {...unmarked}
          minRows={3}
          data-autofocus
          error={errors.message?.message}
        />
        {problem && (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
        {once.doubt && (
          <p role="alert" className={classes.note}>
            {sendAgainOnlyIf}
          </p>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" loading={isSubmitting}>
            {once.doubt ? 'Send again' : 'Send request'}
          </Button>
        </DialogActions>
      </form>
    </AppDialog>
  )
}

function RequestSent({ ticket, email, onClose }: { readonly ticket: string | null; readonly email: string; readonly onClose: () => void }) {
  return (
    <AppDialog isOpen onClose={onClose} title="Request sent" actions={<Button onClick={onClose}>Done</Button>}>
      We’ll reply to {email}.{ticket !== null && ` Ticket number ${ticket}.`}
    </AppDialog>
  )
}
