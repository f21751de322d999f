import { FlagField } from '../../../kit/fields/FlagField.tsx'
import { useHolds } from '../../../shared/session/useHolds.ts'
import { AmountAndDay, PaymentFields } from '../actions/PaymentFields.tsx'

/** What came in, and how. */
export function PaymentPart() {
  const maySend = useHolds('manage_invoices')
  return (
    <>
      <AmountAndDay />
      <PaymentFields />
      {maySend && (
        <FlagField
          name="sendsReceipt"
          label="Email the receipt"
          description="One receipt for the whole payment, with each invoice on it."
        />
      )}
    </>
  )
}
