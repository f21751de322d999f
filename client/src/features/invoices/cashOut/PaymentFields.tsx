import { paymentMethod } from '@callout/contracts/invoices/codes'
import { SegmentedControl, Text } from '@mantine/core'
import { useId } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { Link } from 'react-router'
import { DayField } from '../../../components/fields/days/DayField.tsx'
import { FieldPair } from '../../../components/fields/FieldPair.tsx'
import { NumberField } from '../../../components/fields/text/NumberField.tsx'
import { TextField } from '../../../components/fields/text/TextField.tsx'
import { paths } from '../../../lib/paths.ts'
import { starred } from '../../../lib/forms/required.ts'
import classes from './CashOut.module.css'
import type { PaymentAnswers } from './cashOutValues.ts'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'
import type { PaymentMethod } from '../../../lib/api/schemaTypes.generated.ts'

const methods = (Object.keys(paymentMethod) as PaymentMethod[]).map((value) => ({ value, label: paymentMethod[value].label }))

export function AmountAndDay() {
  const { control } = useFormContext<PaymentAnswers>()
  return (
    <FieldPair>
      <NumberField name="amount" label="Amount" isMoney data-autofocus {...starred} />
      <Controller
        control={control}
        name="paidOn"
        render={({ field, fieldState }) => (
          <DayField
            label="Date"
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
  )
}

/** Payment method and its details (spec §5 "Payments"); details of other methods keep their input. */
export function PaymentFields() {
  const { control, watch } = useFormContext<PaymentAnswers>()
  const id = useId()
  const method = watch('paymentMethod')
  const maySetUp = useHasAuthority('manage_subscription')
  return (
    <>
      <Controller
        control={control}
        name="paymentMethod"
        render={({ field: { value, onChange } }) => (
          <div>
            <div id={id} className={classes.label}>
              Method
            </div>
            <SegmentedControl
              aria-labelledby={id}
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
      {method === 'ONLINE' && maySetUp && (
        <Text c="dimmed" size="sm">
          This records a payment you’ve received. To take card payments online, set up{' '}
          <Link to={paths.onlinePayments()}>Online payments</Link>.
        </Text>
      )}
      {method === 'CARD' && <TextField name="cardholderName" label="Cardholder name" isRequired />}
      <FieldPair>
        <TextField name="reference" label="Reference" />
        <TextField name="email" label="Email" type="email" />
      </FieldPair>
      <Text c="dimmed" size="sm">
        Enter a reference, an email, or both.
      </Text>
    </>
  )
}
