import { paymentMethod } from '@callout/contracts/invoices/codes'
import { SegmentedControl, Text } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { ActionFrame } from '../../../kit/actions/dialogs/ActionFrame.tsx'
import { type LateRules, useActionForm } from '../../../kit/actions/dialogs/useActionForm.ts'
import { DayField } from '../../../kit/fields/DayField.tsx'
import { FlagField } from '../../../kit/fields/FlagField.tsx'
import { FieldPair } from '../../../kit/fields/FieldPair.tsx'
import { NumberField } from '../../../kit/fields/NumberField.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { RequiredNote } from '../../../shared/forms/RequiredNote.tsx'
import { starred } from '../../../shared/forms/required.ts'
import { useHolds } from '../../../shared/session/useHolds.ts'
import { latePart } from '../../../shared/late/latePart.ts'
import type { PaymentMethod } from './invoiceActions.generated.ts'
import type { InvoiceTarget, PaymentAnswers, PaymentDialogProps } from './payment.ts'
import { receiptFor } from './message.ts'
import classes from './payment.module.css'

const late = latePart(() => import('./paymentRules.ts'))
const rules: LateRules<PaymentAnswers> = { load: async () => (await late.load()).paymentRules, warm: late.warm }

const methods = (Object.keys(paymentMethod) as PaymentMethod[]).map((value) => ({ value, label: paymentMethod[value].label }))

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
  const { control, watch } = dialog.form
  const { balanceDue, currencyCode } = dialog.target
  const method = watch('paymentMethod')
  const amount = watch('amount')
  const maySend = useHolds('manage_invoices')
  const letter = receiptFor(dialog.target, amount === '' ? null : amount, format)
  return (
    <ActionFrame {...props} dialog={dialog} size={520}>
      <RequiredNote />
      {balanceDue !== null && <Text c="dimmed">{money(balanceDue, currencyCode)} is open.</Text>}
      <FieldPair>
        <NumberField name="amount" label="Amount" decimals={2} data-autofocus {...starred} />
        <Controller
          control={control}
          name="paidOn"
          render={({ field, fieldState }) => (
            <DayField
              label="Paid on"
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={fieldState.error?.message}
              isRequired
              isAtEnd
            />
          )}
        />
      </FieldPair>
      <Controller
        control={control}
        name="paymentMethod"
        render={({ field: { value, onChange } }) => (
          <div>
            <div id="payment-method" className={classes.label}>
              Method
            </div>
            <SegmentedControl
              aria-labelledby="payment-method"
              className={classes.methods}
              fullWidth
              withItemsBorders={false}
              data={methods}
              value={value}
              onChange={onChange}
            />
          </div>
        )}
      />
      {method === 'CHEQUE' && (
        <>
          <TextField name="chequeNumber" label="Cheque number" isRequired />
          <FieldPair>
            <TextField name="bankName" label="Bank" isRequired />
            <TextField name="bankBranch" label="Bank branch" isRequired />
          </FieldPair>
        </>
      )}
      {method === 'CARD' && <TextField name="cardholderName" label="Cardholder name" isRequired />}
      <FieldPair>
        <TextField name="reference" label="Reference" />
        <TextField name="email" label="Email" type="email" />
      </FieldPair>
      <Text c="dimmed" size="sm">
        Type a reference, an email, or both.
      </Text>
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
