import { balanceOf } from '@callout/contracts/invoices/balance'
import { allocationRule } from '@callout/contracts/invoices/codes'
import { Anchor, SegmentedControl } from '@mantine/core'
import { useFormContext, useWatch } from 'react-hook-form'
import { NumberField } from '../../../components/fields/text/NumberField.tsx'
import type { PartProps } from '../../../components/form/formTypes.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from 'react-router'
import { type CashOutForm, type CashOutInvoice, type CashOutValues, partName } from './cashOutValues.ts'
import { allocatePayment } from './allocatePayment.ts'
import classes from './CashOut.module.css'
import type { AllocationRule } from '../../../lib/api/schemaTypes.generated.ts'

const rules = (Object.keys(allocationRule) as AllocationRule[]).map((value) => ({ value, label: allocationRule[value].label }))

const typedOf = (part: number): number | string => (part === 0 ? '' : part)

/** Each invoice with its part, editable if allocated by hand. Invoices that cannot be paid say why. */
export function InvoiceParts({ page }: PartProps<CashOutForm>) {
  const { invoices, format } = page.context
  const { control, setValue, getValues } = useFormContext<CashOutValues>()
  const [rule, amount, parts] = useWatch({ control, name: ['rule', 'amount', 'parts'] })
  const { parts: given } = allocatePayment({ rule, amount, parts }, invoices)
  const choose = (next: string): void => {
    if (next === 'MANUAL') for (const [id, part] of given) setValue(`parts.${partName(id)}`, typedOf(part))
    setValue('rule', next as AllocationRule, { shouldDirty: true, shouldValidate: getValues('amount') !== '' })
  }
  return (
    <>
      <SegmentedControl
        aria-label="Apply payment"
        className={classes.rules}
        fullWidth
        withItemsBorders={false}
        data={rules}
        value={rule}
        onChange={choose}
      />
      <table className={classes.parts}>
        <thead>
          <tr>
            <th scope="col">Invoice</th>
            <th scope="col" className="hint">
              Due
            </th>
            <th scope="col" className={classes.figure}>
              Balance
            </th>
            <th scope="col" className={classes.figure}>
              This payment
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <PartRow key={invoice.id} invoice={invoice} part={given.get(invoice.id) ?? 0} isByHand={rule === 'MANUAL'} format={format} />
          ))}
        </tbody>
      </table>
    </>
  )
}

interface PartRowProps extends Pick<CashOutForm['context'], 'format'> {
  readonly invoice: CashOutInvoice
  readonly part: number
  readonly isByHand: boolean
}

function PartRow({ invoice, part, isByHand, format }: PartRowProps) {
  const { id, name, customer, dueDate, balanceDue, currencyCode, problem } = invoice
  const isWhole = part > 0 && part === balanceDue
  return (
    <tr data-out={problem !== null || undefined}>
      <th scope="row">
        <Anchor component={Link} to={paths.invoice(id)} inherit>
          {name}
        </Anchor>
        <div className="hint">
          <bdi>{customer?.name}</bdi>
        </div>
      </th>
      <td className="hint">{dueDate && format.day(dueDate)}</td>
      <td className={classes.figure}>{problem === null && format.money(balanceDue, currencyCode)}</td>
      <td className={classes.figure}>
        {problem !== null && <span className={classes.problem}>{problem}</span>}
        {problem === null && isByHand && <NumberField name={`parts.${partName(id)}`} aria-label={`Applied to ${name}`} isMoney />}
        {problem === null && !isByHand && (part === 0 ? '–' : format.money(part, currencyCode))}
        {problem === null && part > 0 && part <= balanceDue && (
          <div className="hint">{isWhole ? 'Paid in full' : `${format.money(balanceOf(balanceDue, part), currencyCode)} remaining`}</div>
        )}
      </td>
    </tr>
  )
}
