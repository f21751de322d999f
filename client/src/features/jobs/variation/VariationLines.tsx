import { LineItemInput as LineBody } from '@callout/contracts/jobs/money/lineItemInput'
import { z } from '@callout/contracts/wire/zod'
import { ActionIcon, Alert, Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useEffect } from 'react'
import { FormProvider, useFieldArray, useForm } from 'react-hook-form'
import { NumberField } from '../../../components/fields/text/NumberField.tsx'
import { useServerAway } from '../../../lib/api/reach.ts'
import type { LineItemInput } from '../../../lib/api/schemaTypes.generated.ts'
import { wireResolver } from '../../../lib/forms/wireResolver.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { numberOrZero } from '../../../lib/format/readNumber.ts'
import type { LineValues } from '../../lineItems/moneyValues.ts'
import { ServiceSearch } from '../../lineItems/ServiceSearch.tsx'
import { useSeesPrices } from '../../lineItems/useSeesPrices.ts'
import { useMayBook } from '../form/useMayBook.ts'
import type { Job } from '../job.ts'
import { OfflineNote } from './SignVariation.tsx'
import { variationTotals } from './variationRules.ts'
import classes from './Variation.module.css'

type Line = Pick<LineValues, 'serviceId' | 'name' | 'description' | 'productType' | 'quantity' | 'unit' | 'amount' | 'isTaxExempt'>
interface Values {
  lines: Line[]
}

const parts = z.object(LineBody.shape)
const pricedRules = wireResolver<Values>(z.object({ lines: z.array(z.pick(parts, { name: true, quantity: true, amount: true })) }))
const unpricedRules = wireResolver<Values>(z.object({ lines: z.array(z.pick(parts, { name: true, quantity: true })) }))

const toLine = ({ serviceId = null, name, description, productType, quantity, unit, amount, isTaxExempt }: LineItemInput): Line => ({
  serviceId,
  name,
  description: description ?? '',
  productType: productType ?? 'SERVICE',
  quantity,
  unit: unit ?? '',
  amount: amount ?? '',
  isTaxExempt: isTaxExempt ?? false,
})

/** A line without a price has the price list's. */
const toInput = ({ serviceId, name, description, productType, quantity, unit, amount, isTaxExempt }: Line): LineItemInput => ({
  ...(serviceId !== null && { serviceId }),
  name: name.trim(),
  ...(description !== '' && { description }),
  productType,
  quantity: numberOrZero(quantity),
  ...(unit !== '' && { unit }),
  ...(amount !== '' && { amount: numberOrZero(amount) }),
  isTaxExempt,
})

interface VariationLinesProps {
  readonly job: Job
  readonly lines: readonly LineItemInput[]
  readonly problem: string | null
  readonly isBusy: boolean
  /** The items as they are typed, which stay on the device. */
  readonly onChange: (lines: readonly LineItemInput[]) => void
  readonly onContinue: (lines: readonly LineItemInput[]) => void
}

/** The items to add, with their price and the new total. */
export function VariationLines({ job, lines, problem, isBusy, onChange, onContinue }: VariationLinesProps) {
  const { money } = useFormat()
  const isAway = useServerAway()
  const hasPrices = useSeesPrices()
  const mayPrice = useMayBook() === true && hasPrices
  const form = useForm<Values>({
    resolver: mayPrice ? pricedRules : unpricedRules,
    defaultValues: { lines: lines.map(toLine) },
    mode: 'onTouched',
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines', keyName: 'key' })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values.lines.map(toInput)) }),
    [form, onChange],
  )
  const typed = form.watch('lines').map(toInput)
  const totals = typed.length > 0 && hasPrices ? variationTotals(job, typed) : null
  return (
    <FormProvider {...form}>
      <form
        className="stack gap16"
        onSubmit={(event) => void form.handleSubmit(() => onContinue(form.getValues('lines').map(toInput)))(event)}
        noValidate
        aria-label="Variation"
      >
        <ServiceSearch label="Added work" isPriceListOnly={!mayPrice} onAdd={(line) => append(line, { shouldFocus: false })} />
        {fields.length > 0 && (
          <ol className={`stack list ${classes.lines}`} aria-label="Added work">
            {fields.map(({ key, name, unit, amount }, index) => (
              <li key={key} className={classes.line} aria-label={name}>
                <b dir="auto">{name}</b>
                <NumberField
                  name={`lines.${index}.quantity`}
                  label="Quantity"
                  aria-label={`Quantity of ${name}`}
                  suffix={unit && ` ${unit}`}
                />
                {mayPrice && <NumberField name={`lines.${index}.amount`} label="Price" aria-label={`Price of ${name}`} isMoney />}
                {!mayPrice && hasPrices && amount !== '' && (
                  <span className="figures">{money(numberOrZero(amount), job.currencyCode)}</span>
                )}
                <ActionIcon variant="subtle" color="gray" size={36} aria-label={`Remove ${name}`} onClick={() => remove(index)}>
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              </li>
            ))}
          </ol>
        )}
        {totals && (
          <dl className={classes.totals} aria-live="polite">
            <dt>Added, with tax</dt>
            <dd className="figures">{money(totals.added, job.currencyCode)}</dd>
            <dt>New total</dt>
            <dd className="bold figures">{money(totals.total, job.currencyCode)}</dd>
          </dl>
        )}
        {problem !== null && (
          <Alert color="red" variant="light" role="alert">
            {problem}
          </Alert>
        )}
        {isAway && <OfflineNote />}
        <div>
          <Button type="submit" loading={isBusy} disabled={isAway || fields.length === 0}>
            Continue to sign
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
