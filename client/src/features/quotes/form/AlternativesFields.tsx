import { Button, Radio, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useFieldError } from '../../../lib/forms/useFieldError.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { useCategoryOfItem } from '../../jobs/form/useCategoryOfItem.ts'
import { useFormTotals } from '../../lineItems/formTotals.ts'
import { LineItemsEditor } from '../../lineItems/LineItemsEditor.tsx'
import { useSeesPrices } from '../../lineItems/useSeesPrices.ts'
import { alternativeNames, type QuoteFormValues } from './quoteFormValues.ts'
import classes from './QuoteForm.module.css'

const MOST = alternativeNames.length

function AlternativeTotal({ index }: { readonly index: number }) {
  const { money } = useFormat()
  const { totals, currencyCode } = useFormTotals(`quote.alternatives.${index}.lineItems`)
  if (!useSeesPrices()) return null
  return (
    <p className={`row ${classes.total}`}>
      <span className="hint">Total</span>
      <span className="bold figures">{money(totals.total, currencyCode)}</span>
    </p>
  )
}

interface AlternativeProps {
  readonly index: number
  readonly isOnly: boolean
  readonly onRemove: () => void
}

function Alternative({ index, isOnly, onRemove }: AlternativeProps) {
  const { register } = useFormContext<QuoteFormValues>()
  const { field: recommended } = useController<QuoteFormValues, 'quote.recommended'>({ name: 'quote.recommended' })
  const name = useWatch<QuoteFormValues, `quote.alternatives.${number}.name`>({ name: `quote.alternatives.${index}.name` })
  const error = useFieldError(`quote.alternatives.${index}.name`)
  const take = useCategoryOfItem()
  const label = name.trim() || `Alternative ${index + 1}`
  if (isOnly) return <LineItemsEditor name={`quote.alternatives.${index}.lineItems`} onTake={take} />
  return (
    <section className={`stack gap12 ${classes.alternative}`} aria-label={label}>
      <div className={`wrap ${classes.head}`}>
        <TextInput className={classes.name} label="Name" error={error?.message} {...register(`quote.alternatives.${index}.name`)} />
        <Radio
          className={classes.recommended}
          label="Recommended"
          aria-label={`Recommend ${label}`}
          checked={recommended.value === index}
          onChange={() => recommended.onChange(index)}
        />
        <Button
          className={classes.remove}
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconTrash size={14} aria-hidden />}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
      <LineItemsEditor name={`quote.alternatives.${index}.lineItems`} label={`Line items of ${label}`} onTake={take} />
      <AlternativeTotal index={index} />
    </section>
  )
}

function OptionalLines() {
  const lines = useWatch<QuoteFormValues, 'quote.optionalLines'>({ name: 'quote.optionalLines' })
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen && lines.length === 0)
    return (
      <Button variant="default" size="compact-md" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => setIsOpen(true)}>
        Add optional items
      </Button>
    )
  return (
    <section className={`stack gap12 ${classes.alternative}`} aria-label="Optional items">
      <p className="hint flush">The customer may add these to any alternative. They’re not in the totals.</p>
      <LineItemsEditor name="quote.optionalLines" label="Optional items" />
    </section>
  )
}

/** Up to three alternatives and items that the customer may add. A new alternative starts with the lines of the one before. */
export function AlternativesFields() {
  const { control, getValues, setValue } = useFormContext<QuoteFormValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'quote.alternatives', keyName: 'key' })
  const add = (): void => {
    const { alternatives } = getValues('quote')
    const name = alternativeNames.find((free) => alternatives.every((item) => item.name !== free)) ?? ''
    const lineItems = (alternatives.at(-1)?.lineItems ?? []).map((line) => ({ ...line, id: null }))
    append({ name, lineItems }, { focusName: `quote.alternatives.${alternatives.length}.name` })
  }
  const drop = (index: number): void => {
    const chosen = getValues('quote.recommended')
    remove(index)
    setValue('quote.recommended', chosen > index ? chosen - 1 : chosen === index ? 0 : chosen, { shouldDirty: true })
  }
  return (
    <div className="stack gap16">
      {fields.map(({ key }, index) => (
        <Alternative key={key} index={index} isOnly={fields.length === 1} onRemove={() => drop(index)} />
      ))}
      <div className={`wrap ${classes.adds}`}>
        {fields.length < MOST && (
          <Button variant="default" size="compact-md" leftSection={<IconPlus size={14} aria-hidden />} onClick={add}>
            Add alternative
          </Button>
        )}
        <OptionalLines />
      </div>
    </div>
  )
}
