import { jobBilling } from '@callout/contracts/jobs/codes'
import { Input, SegmentedControl } from '@mantine/core'
import { useController, useFormContext } from 'react-hook-form'
import type { BillingValues } from './moneyValues.ts'
import { allVisitsText } from './sumLabels.ts'
import { useBilling } from './useBilling.ts'
import classes from './Money.module.css'

const choices = (['EACH_VISIT', 'WHOLE_JOB'] as const).map((value) => ({ value, label: jobBilling[value].label }))

interface BillingFieldsProps {
  /** Invoiced jobs keep their billing mode. */
  readonly isFixed?: boolean
}

/** Scope of one invoice, which the line items refer to. Renders nothing for a single visit. */
export function BillingFields({ isFixed = false }: BillingFieldsProps) {
  const { control } = useFormContext<BillingValues>()
  const { field, fieldState } = useController({ control, name: 'billing' })
  const { billing, visits, hasSeveral, isEach } = useBilling()
  if (!hasSeveral) return null
  const text = isEach
    ? 'Line items, discount and taxes are for one visit. Each visit gets its own invoice.'
    : `Line items are for the whole job, ${allVisitsText(visits)} together, on one invoice.`
  return (
    <div className="stack gap6">
      {!isFixed && (
        <div className={`row ${classes.billingChoice}`}>
          <span className="strong">Invoice</span>
          <SegmentedControl aria-label="What one invoice is for" data={choices} value={billing} onChange={field.onChange} />
        </div>
      )}
      <p className="hint flush">{text}</p>
      {fieldState.error && <Input.Error role="alert">{fieldState.error.message}</Input.Error>}
    </div>
  )
}
