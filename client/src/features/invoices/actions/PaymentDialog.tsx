import { Text } from '@mantine/core'
import { ActionFrame } from '../../../kit/actions/dialogs/ActionFrame.tsx'
import { type LateRules, useActionForm } from '../../../kit/actions/dialogs/useActionForm.ts'
import { FlagField } from '../../../kit/fields/FlagField.tsx'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { RequiredNote } from '../../../shared/forms/RequiredNote.tsx'
import { useHolds } from '../../../shared/session/useHolds.ts'
import { latePart } from '../../../shared/late/latePart.ts'
import type { InvoiceTarget, PaymentAnswers, PaymentDialogProps } from './payment.ts'
import { AmountAndDay, PaymentFields } from './PaymentFields.tsx'
import { receiptFor } from './message.ts'
import classes from './payment.module.css'

const late = latePart(() => import('./paymentRules.ts'))
const rules: LateRules<PaymentAnswers> = { load: async () => (await late.load()).paymentRules, warm: late.warm }

const answersFor = ({ balanceDue }: InvoiceTarget, paidOn: string): PaymentAnswers => ({
  amount: balanceDue ?? '',
  paymentMethod: 'CASH',
  reference: '',
  email: '',
  chequeNumber: '',
  bankName: '',
  bankBranch: '',
  cardholderName: '',
  paidOn,
  sendsReceipt: false,
})

/** Records what came in for an invoice, all of it or a part (spec §5 "Payments"). */
export function PaymentDialog(props: PaymentDialogProps) {
  const format = useFormat()
  const { money, today } = format
  const dialog = useActionForm({
    ...props,
    rules,
    defaultValues: answersFor(props.request.target, today()),
    inputOf: (payment: PaymentAnswers) => ({ payment }),
  })
  const { watch } = dialog.form
  const { balanceDue, currencyCode } = dialog.target
  const amount = watch('amount')
  const maySend = useHolds('manage_invoices')
  const letter = receiptFor(dialog.target, amount === '' ? null : amount, format)
  return (
    <ActionFrame {...props} dialog={dialog} size={520}>
      <RequiredNote />
      {balanceDue !== null && <Text c="dimmed">{money(balanceDue, currencyCode)} is open.</Text>}
      <AmountAndDay />
      <PaymentFields />
      {maySend && <FlagField name="sendsReceipt" label="Email the receipt" />}
      {maySend && watch('sendsReceipt') && (
        <p className={classes.letter} dir="auto">
          <b>{letter.subject}</b>
          {`\n\n${letter.body}`}
        </p>
      )}
    </ActionFrame>
  )
}
