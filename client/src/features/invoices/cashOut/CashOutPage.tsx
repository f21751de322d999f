import { IconCashRegister, IconCloudOff } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { FormGate, FormPage } from '../../../components/form/FormPage.tsx'
import { isAway } from '../../../lib/api/apiError.ts'
import { useDeviceOffline } from '../../../lib/api/reach.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { ClosedPage } from '../../../components/states/ClosedPage.tsx'
import { EmptyState } from '../../../components/states/EmptyState.tsx'
import { PageHeader } from '../../../components/page/PageHeader.tsx'
import { singleInvoice, type CashOutForm, cashOutFields, cashOutValues, type CashOutValues } from './cashOutValues.ts'
import { payable } from './allocatePayment.ts'
import { useChosenInvoices } from './useChosenInvoices.ts'
import { defineSenderForm } from '../../../components/form/defineSenderForm.ts'
import type { PartProps } from '../../../components/form/formTypes.ts'
import { CashOutBar, CashOutSummary } from './CashOutSummary.tsx'
import { InvoiceParts } from './InvoiceParts.tsx'
import { cashOutRules } from './cashOutRules.ts'
import { cashOutSender } from './saveCashOut.ts'
import { useAuthority, useHasAuthority } from '../../../lib/session/useAuthority.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { FlagField } from '../../../components/fields/choice/FlagField.tsx'
import { AmountAndDay, PaymentFields } from './PaymentFields.tsx'
import { paidParts, receiptLetter } from './receiptLetter.ts'
import { Letter } from '../actions/Letter.tsx'
import { ReceiptTexts } from './ReceiptTexts.tsx'

function LetterPart({ page }: PartProps<CashOutForm>) {
  const { control } = useFormContext<CashOutValues>()
  const [rule, amount, parts] = useWatch({ control, name: ['rule', 'amount', 'parts'] })
  const { subject, body } = receiptLetter({ rule, amount, parts }, page.context)
  const given = paidParts({ rule, amount, parts }, page.context.invoices).map(({ invoice }) => invoice)
  const paid = given.length > 0 ? given : payable(page.context.invoices)
  return (
    <>
      <Letter>
        <b>{subject}</b>
        {`\n\n${body}`}
      </Letter>
      <ReceiptTexts paid={paid} />
    </>
  )
}

function PaymentPart({ page }: PartProps<CashOutForm>) {
  const maySend = useHasAuthority('manage_invoices')
  const { control } = useFormContext<CashOutValues>()
  const sends = useWatch({ control, name: 'sendsReceipt' })
  const description = singleInvoice(page.context.invoices) ? undefined : 'One receipt for the whole payment, listing every invoice.'
  return (
    <>
      <AmountAndDay />
      <PaymentFields />
      {maySend && <FlagField name="sendsReceipt" label="Email the receipt" {...(description && { description })} />}
      {maySend && sends && <LetterPart page={page} />}
    </>
  )
}

/** Spec §7 `jobs/bulk_cashout`: one payment for one or several invoices of one or several customers. */
const cashOutForm = defineSenderForm<CashOutForm>({
  name: 'cashOutForm',
  noun: 'payment',
  needs: 'record_payments',
  list: { to: paths.invoices(), label: 'Invoices' },
  forbiddenMessage: 'Only the owner, a branch head, or a staff admin with permission can record payments.',
  ...cashOutFields,
  valuesOf: cashOutValues,
  rules: cashOutRules,
  sections: [
    { title: 'Payment', Fields: PaymentPart, isStarred: true },
    { title: 'Invoices', Fields: InvoiceParts, isShown: ({ context: { invoices } }) => singleInvoice(invoices) === null },
  ],
  Summary: CashOutSummary,
  MobileFooter: CashOutBar,
  save: { label: 'Record payment', verb: 'record the payment' },
  sender: cashOutSender,
  refresh: () => {},
})

const label = 'Record a payment'

function Opened() {
  const [params] = useSearchParams()
  const format = useFormat()
  const customerId = params.get('customer')
  const ids = (params.get('invoices') ?? '').split(',').filter((id) => /^\d+$/.test(id))
  const { invoices, email, error, again } = useChosenInvoices({ ids, customerId })
  const isOffline = useDeviceOffline()
  const only = invoices && singleInvoice(invoices)
  const list = customerId === null ? cashOutForm.list : { to: paths.customer(customerId), label: 'Customer' }
  const back = only && customerId === null ? { to: paths.invoice(only.id), label: only.name } : list
  const start = useMemo(() => {
    if (!invoices) return null
    const names = [...new Set(invoices.map(({ customer }) => customer?.name).filter(Boolean))]
    const subtitle = names.length > 3 ? `${names.length} customers` : names.join(', ')
    const title = only ? `Record payment for ${only.name}` : label
    return { context: { invoices, email, format }, record: null, title, subtitle }
  }, [invoices, email, only, format])
  if (invoices && payable(invoices).length === 0)
    return (
      <>
        <PageHeader title={label} back={back} />
        <EmptyState icon={<IconCashRegister size={22} stroke={1.6} />} title="Nothing to pay">
          {invoices.length === 0
            ? 'Select unpaid invoices in the list, or open a customer with a balance.'
            : invoices.map(({ problem }) => problem).join(' ')}
        </EmptyState>
      </>
    )
  if (!invoices && isOffline && isAway(error))
    return (
      <>
        <PageHeader title={label} back={back} />
        <EmptyState icon={<IconCloudOff size={22} stroke={1.6} />} title="Collect when you’re online">
          This invoice isn’t on this device yet.
        </EmptyState>
      </>
    )
  return <FormPage form={cashOutForm} label={label} start={start} back={back} error={error} onRetry={again} />
}

/** `/invoices/cash-out`: one payment for the invoices in the URL, or for all open invoices of a customer. */
export function CashOutPage() {
  // Of staff, the invoice's balance shows it.
  const seesAmounts = useAuthority()('view_prices') !== false
  const { search } = useLocation()
  return (
    <FormGate form={cashOutForm} label={label}>
      {seesAmounts ? (
        <Opened key={search} />
      ) : (
        <ClosedPage title={label} back={cashOutForm.list}>
          You need permission to see prices to record payments.
        </ClosedPage>
      )}
    </FormGate>
  )
}
