import { useApolloClient } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconSignature } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import type { OpenForm } from '../../../components/form/formTypes.ts'
import { showError, showInfo } from '../../../components/toasts/toasts.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import { canStoreQueue } from '../../../lib/offline/queue/queueStore.ts'
import { paths } from '../../../lib/paths.ts'
import { useChosenCustomer } from '../../customers/picker/useChosenCustomer.ts'
import { useTaxes } from '../../lineItems/useTaxes.ts'
import { useLookups } from '../../settings/lookups/useFormLookups.ts'
import { newQuoteStep, quotedJobOf } from '../door/newQuoteStep.ts'
import { queueQuote } from '../door/queueSigned.ts'
import type { Signed } from '../door/SignDialog.tsx'
import type { NewQuote } from './newQuote.ts'
import type { QuoteFormValues } from './quoteFormValues.ts'
import { quoteInputOf } from './quoteInputOf.ts'
import classes from './QuoteForm.module.css'

const SignDialog = lazyWithPreload(async () => (await import('../door/SignDialog.tsx')).SignDialog)

interface SigningProps {
  readonly page: OpenForm<NewQuote>
  readonly onClose: () => void
}

function Signing({ page, onClose }: SigningProps) {
  const client = useApolloClient()
  const format = useFormat()
  const { getValues } = useFormContext<QuoteFormValues>()
  const { customer, error: customerError } = useChosenCustomer()
  const { taxes, error: taxError } = useTaxes()
  const { settings } = useLookups()
  const [search] = useSearchParams()
  const [input] = useState(() => quoteInputOf(getValues(), page.context.seesPrices))
  const fromJobId = search.get('job')
  const zone = page.context.timeZone
  const job = quotedJobOf(input, {
    customer: customer && { id: customer.id, name: customer.name, email: customer.email },
    address: customer?.properties?.find(({ id }) => id === input.propertyId)?.address ?? null,
    taxes,
    currencyCode: settings.customer?.currencyCode ?? null,
    zone,
  })
  const sign = async (signed: Signed): Promise<void> => {
    const step = newQuoteStep(job, input, signed, { format, zone, fromJobId })
    const result = await queueQuote(client, step)
    const saved = result.kind === 'done' ? result.value : undefined
    if (result.kind === 'queued') showInfo(`Quote for ${step.name} signed. It’s sent when you’re back online.`)
    if (result.kind === 'stuck') showError(result.message)
    await page.leaveFor(saved ? paths.job(saved.id) : fromJobId === null ? paths.jobs() : paths.job(fromJobId))
  }
  // What is signed may not change while it is shown.
  if ((!customer && !customerError) || (!taxes && !taxError)) return null
  return <SignDialog job={job} draftKey={page.idempotencyKey} onSign={sign} onClose={onClose} />
}

/** On a phone: has the customer choose and sign before the quote is saved, also without a network. */
export function SignQuote({ page }: { readonly page: OpenForm<NewQuote> }) {
  const [isOpen, setIsOpen] = useState(false)
  if (!canStoreQueue() || !page.context.seesPrices) return null
  return (
    <>
      <Button
        className={classes.sign}
        leftSection={<IconSignature size={16} aria-hidden />}
        onClick={() => void page.form.handleSubmit(() => setIsOpen(true))()}
      >
        Sign
      </Button>
      {isOpen && <Signing page={page} onClose={() => setIsOpen(false)} />}
    </>
  )
}
