import { Button } from '@mantine/core'
import { IconCashRegister } from '@tabler/icons-react'
import { Link, useParams } from 'react-router'
import { Section } from '../../../kit/record/Parts.tsx'
import { RecordRow, RecordRows } from '../../../kit/record/RecordRows.tsx'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { paths } from '../../../shared/paths.ts'
import type { Step } from '../../../shared/queue/step.ts'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { PageHeader } from '../../../shared/ui/PageHeader.tsx'
import { type HeldPayment, isPayment, isStuck } from '../held/heldPayment.ts'
import { type Recorded, useHeld } from '../held/heldState.ts'
import { paymentWords, recordedWords } from '../held/heldWords.ts'
import { PaperButton } from '../papers/PaperButton.tsx'
import classes from './CashOut.module.css'

const back = { to: paths.invoices(), label: 'Invoices' }

/** What each invoice will be given; the bar above says when, and takes it back. */
function Waiting({ step }: { readonly step: Step<HeldPayment> }) {
  const { money } = useFormat()
  const { invoices, currencyCode } = step.content
  return (
    <>
      <PageHeader title={isStuck(step) ? 'Payment not recorded' : 'Recording payment'} subtitle={paymentWords(step.content)} back={back} />
      <Section title="Invoices">
        <RecordRows rows={invoices} none="">
          {({ id, name, customer, amount }) => (
            <RecordRow key={id} title={name} to={paths.invoice(id)} marks={money(amount, currencyCode)}>
              {customer}
            </RecordRow>
          )}
        </RecordRows>
      </Section>
    </>
  )
}

/** What each invoice was given, which were left as they were and why, and what of the payment is not recorded. */
function Done({ done }: { readonly done: Recorded }) {
  const { money } = useFormat()
  const { payment, recorded, receipt } = done
  const { currencyCode, invoices } = payment
  const nameOf = (id: string): string => invoices.find((invoice) => invoice.id === id)?.name ?? `Invoice #${id}`
  const openWords = (balance: number | null): string =>
    balance === null ? '' : balance === 0 ? 'Paid in full' : `${money(balance, currencyCode)} still due`
  const failed = recorded?.failed ?? []
  const [first] = recorded?.processed ?? []
  return (
    <>
      <PageHeader
        title="Payment recorded"
        subtitle={recordedWords(payment, recorded).words}
        back={back}
        actions={
          recorded?.receiptNumber &&
          first && (
            <PaperButton
              label={`Receipt ${recorded.receiptNumber}`}
              of="download"
              id={first.invoiceId}
              receiptNumber={recorded.receiptNumber}
            />
          )
        }
      />
      {Boolean(recorded?.unallocated) && (
        <p className={classes.note} role="alert">
          <span className={classes.problem}>{money(recorded?.unallocated ?? 0, currencyCode)} of this payment isn’t applied.</span> Apply it
          to other invoices.
        </p>
      )}
      {receipt !== undefined && (
        <p className={classes.note}>
          {receipt === true ? `The receipt was sent to ${payment.receipt?.to ?? ''}.` : `The receipt wasn’t sent: ${receipt}`}
        </p>
      )}
      <Section title="Invoices">
        <RecordRows rows={recorded?.processed ?? invoices.map(({ id, amount }) => ({ ...untold, invoiceId: id, amount }))} none="None">
          {({ invoiceId, amount, balanceDue, receiptNumber }) => (
            <RecordRow
              key={invoiceId}
              title={`${nameOf(invoiceId)}${amount === null ? '' : ` · ${money(amount, currencyCode)}`}`}
              to={paths.invoice(invoiceId)}
              marks={
                receiptNumber && <PaperButton label={receiptNumber} of="download receipt" id={invoiceId} receiptNumber={receiptNumber} />
              }
            >
              {openWords(balanceDue)}
            </RecordRow>
          )}
        </RecordRows>
      </Section>
      {failed.length > 0 && (
        <Section title="Not changed">
          <RecordRows rows={failed} none="">
            {({ invoiceId, reason }) => (
              <RecordRow key={invoiceId} title={nameOf(invoiceId)} to={paths.invoice(invoiceId)}>
                {reason}
              </RecordRow>
            )}
          </RecordRows>
        </Section>
      )}
    </>
  )
}

/** What nobody has told. */
const untold = { balanceDue: null, receiptNumber: null, status: null } as const

/** `/invoices/cash-out/:key`: what becomes of a payment, from its Undo to its receipts. */
export function CashedOutPage() {
  const { key = '' } = useParams()
  const { steps, done } = useHeld()
  const step = steps.filter(isPayment).find(({ id }) => id === key)
  const recorded = done.get(key)
  if (step) return <Waiting step={step} />
  if (recorded) return <Done done={recorded} />
  return (
    <>
      <PageHeader title="Payment" back={back} />
      <EmptyState
        icon={<IconCashRegister size={22} stroke={1.6} />}
        title="No payment in progress"
        action={
          <Button component={Link} to={paths.invoices()}>
            Invoices
          </Button>
        }
      >
        Recorded payments are listed on their invoices.
      </EmptyState>
    </>
  )
}
