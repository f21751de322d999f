import { useFormContext, useWatch } from 'react-hook-form'
import { FlagField } from '../../../components/fields/choice/FlagField.tsx'
import type { PartProps } from '../../../components/form/defineForm.ts'
import { useHasAuthority } from '../../../lib/session/useHasAuthority.ts'
import { type CashOutForm, type CashOutValues, onlyOf } from './cashOutValues.ts'
import { payable } from './divided.ts'
import { AmountAndDay, PaymentFields } from './PaymentFields.tsx'
import { givenOf, receiptLetter } from './receiptLetter.ts'
import { Letter } from '../shared/actions/Letter.tsx'
import { ReceiptTexts } from './ReceiptTexts.tsx'

/** The words of the mail before it leaves. */
function LetterPart({ page }: PartProps<CashOutForm>) {
  const { control } = useFormContext<CashOutValues>()
  const [rule, amount, parts] = useWatch({ control, name: ['rule', 'amount', 'parts'] })
  const { subject, body } = receiptLetter({ rule, amount, parts }, page.own)
  const given = givenOf({ rule, amount, parts }, page.own.invoices).map(({ invoice }) => invoice)
  const paid = given.length > 0 ? given : payable(page.own.invoices)
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

/** What came in, and how. */
export function PaymentPart({ page }: PartProps<CashOutForm>) {
  const maySend = useHasAuthority('manage_invoices')
  const { control } = useFormContext<CashOutValues>()
  const sends = useWatch({ control, name: 'sendsReceipt' })
  const description = onlyOf(page.own.invoices) ? undefined : 'One receipt for the whole payment, listing every invoice.'
  return (
    <>
      <AmountAndDay />
      <PaymentFields />
      {maySend && <FlagField name="sendsReceipt" label="Email the receipt" {...(description && { description })} />}
      {maySend && sends && <LetterPart page={page} />}
    </>
  )
}
