import { useController } from 'react-hook-form'
import { DayField } from '../../../components/fields/days/DayField.tsx'
import { LongTextField } from '../../../components/fields/text/LongTextField.tsx'
import { useFormat } from '../../../lib/format/useFormat.ts'
import type { QuoteFormValues } from './quoteFormValues.ts'

/** Last day and message of the quote. */
export function QuoteFields() {
  const { today } = useFormat()
  const { field, fieldState } = useController<QuoteFormValues, 'quote.validUntil'>({ name: 'quote.validUntil' })
  return (
    <>
      <DayField
        label="Valid until"
        min={today()}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={fieldState.error?.message}
      />
      <LongTextField name="quote.message" label="Message to the customer" placeholder="Printed on the quote" />
    </>
  )
}
