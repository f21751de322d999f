import { useFormContext, useWatch } from 'react-hook-form'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { customerName } from '../../customers/picker/customerText.ts'
import { useChosenCustomer } from '../../customers/picker/useChosenCustomer.ts'
import { useFormTotals } from '../../lineItems/formTotals.ts'
import { TotalsPanel } from '../../lineItems/TotalsPanel.tsx'
import { useSeesPrices } from '../../lineItems/useSeesPrices.ts'
import type { QuoteFormValues } from './quoteFormValues.ts'
import classes from './QuoteForm.module.css'

function AlternativeRow({ index, name }: { readonly index: number; readonly name: string }) {
  const { money } = useFormat()
  const { totals, currencyCode } = useFormTotals(`quote.alternatives.${index}.lineItems`)
  return (
    <div>
      <dt dir="auto">{name.trim() || `Alternative ${index + 1}`}</dt>
      <dd className="figures">{money(totals.total, currencyCode)}</dd>
    </div>
  )
}

/** Totals of the alternatives, and how the recommended one's comes about. */
export function QuoteSummary() {
  const { control } = useFormContext<QuoteFormValues>()
  const [alternatives, recommended] = useWatch({ control, name: ['quote.alternatives', 'quote.recommended'] })
  const { customer } = useChosenCustomer()
  const hasPrices = useSeesPrices()
  return (
    <>
      <p className="flush">
        <span className="hint">Customer</span> <bdi>{customer ? customerName(customer) : 'None yet'}</bdi>
      </p>
      {!hasPrices && <p className="hint flush">The price list decides the prices.</p>}
      {hasPrices && alternatives.length > 1 && (
        <dl className={`stack ${classes.totals}`} aria-label="Alternatives">
          {alternatives.map(({ name }, index) => (
            <AlternativeRow key={index} index={index} name={name} />
          ))}
        </dl>
      )}
      <TotalsPanel name={`quote.alternatives.${recommended}.lineItems`} />
    </>
  )
}

/** Total of the recommended alternative. */
export function QuoteTotalLine() {
  const { money } = useFormat()
  const recommended = useWatch<QuoteFormValues, 'quote.recommended'>({ name: 'quote.recommended' })
  const { totals, currencyCode } = useFormTotals(`quote.alternatives.${recommended}.lineItems`)
  if (!useSeesPrices()) return <span />
  return (
    <div className="stack">
      <span className="hint">Total</span>
      <span className="bold figures">{money(totals.total, currencyCode)}</span>
    </div>
  )
}
