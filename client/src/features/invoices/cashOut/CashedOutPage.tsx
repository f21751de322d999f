import { Button } from '@mantine/core'
import { IconCashRegister } from '@tabler/icons-react'
import { Link, useParams } from 'react-router'
import { Section } from '../../../components/record/Parts.tsx'
import { RecordRow, RecordRows } from '../../../components/record/RecordRows.tsx'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { EmptyState } from '../../../components/states/EmptyState.tsx'
import { recordedText } from '../payments/paymentText.ts'
import { PageHeader } from '../../../components/page/PageHeader.tsx'
import { PaperButton } from '../papers/PaperButton.tsx'
import { recordedPayment, type RecordedPayment } from './recordedPayments.ts'
import classes from './CashOut.module.css'

const back = { to: paths.invoices(), label: 'Invoices' }

/** Amounts per invoice, skipped invoices with reasons, and what part of the payment is not recorded. */
function Done({ done }: { readonly done: RecordedPayment }) {
  const { money } = useFormat()
  const { payment, recorded, receipt } = done
  const { currencyCode, invoices } = payment
  const getName = (id: string): string => invoices.find((invoice) => invoice.id === id)?.name ?? `Invoice #${id}`
  const openText = (balance: number | null): string =>
    balance === null ? '' : balance === 0 ? 'Paid in full' : `${money(balance, currencyCode)} still due`
  const failed = recorded?.failed ?? []
  const [first] = recorded?.processed ?? []
  return (
    <>
      <PageHeader
        title="Payment recorded"
        subtitle={recordedText(payment, recorded).text}
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
      {receipt !== null && (
        <p className={classes.note}>
          {receipt === true ? `The receipt was sent to ${payment.receipt?.to ?? ''}.` : `The receipt wasn’t sent: ${receipt}`}
        </p>
      )}
      <Section title="Invoices">
        <RecordRows rows={recorded?.processed ?? invoices.map(({ id, amount }) => ({ ...unknown, invoiceId: id, amount }))} none="None">
          {({ invoiceId, amount, balanceDue, receiptNumber }) => (
            <RecordRow
              key={invoiceId}
              title={`${getName(invoiceId)}${amount === null ? '' : ` · ${money(amount, currencyCode)}`}`}
              to={paths.invoice(invoiceId)}
              marks={
                receiptNumber && <PaperButton label={receiptNumber} of="download receipt" id={invoiceId} receiptNumber={receiptNumber} />
              }
            >
              {openText(balanceDue)}
            </RecordRow>
          )}
        </RecordRows>
      </Section>
      {failed.length > 0 && (
        <Section title="Not changed">
          <RecordRows rows={failed} none="">
            {({ invoiceId, reason }) => (
              <RecordRow key={invoiceId} title={getName(invoiceId)} to={paths.invoice(invoiceId)}>
                {reason}
              </RecordRow>
            )}
          </RecordRows>
        </Section>
      )}
    </>
  )
}

const unknown = { balanceDue: null, receiptNumber: null, status: null } as const

/** `/invoices/cash-out/:key`: result of a payment for several invoices. */
export function CashedOutPage() {
  const { key = '' } = useParams()
  const done = recordedPayment(key)
  if (done) return <Done done={done} />
  return (
    <>
      <PageHeader title="Payment" back={back} />
      <EmptyState
        icon={<IconCashRegister size={22} stroke={1.6} />}
        title="Payment details aren’t available"
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
