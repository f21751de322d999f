import { messages } from '@callout/contracts/text/messages'
import { typeNumber } from '@callout/contracts/text/typeNumber'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { BulkFrame } from '../../../components/bulk/BulkFrame.tsx'
import type { BulkDialogProps } from '../../../components/bulk/defineBulk.ts'
import { PickField } from '../../../components/fields/choice/PickField.tsx'
import { unmarked } from '../../../lib/forms/required.ts'
import { readNumber } from '../../../lib/format/readNumber.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import type { ServiceRowFragment } from '../list/serviceList.generated.ts'
import classes from './ServiceBulk.module.css'
import { useCategories } from '../categoryNames/CategoryNames.tsx'

const CENTS = 100
/** Percentages have at most two decimals. */
const PARTS = 10_000

/** Price after a percentage change, rounded half up to the cent; null if negative. */
export function priceBy(amount: number, percent: number): number | null {
  const cents = Math.round(amount * CENTS)
  const changed = Math.round((cents * (PARTS + Math.round(percent * CENTS))) / PARTS)
  return changed < 0 ? null : changed / CENTS
}

export interface PriceOrder {
  /** Positive values raise prices. */
  readonly percent: number
}
export interface CategoryOrder {
  readonly categoryId: string
}

const MAX_SHOWN = 8
const MAX_PERCENT = 1000

/** Reads -100 to 1000, except 0, with at most two decimals; text: the problem. */
function readPercent(text: string): number | string {
  const reading = readNumber(text, { isPercent: true, decimals: 2 })
  if (reading.kind === 'empty') return messages.required
  if (reading.kind !== 'number') return typeNumber
  const { value } = reading
  return value === 0 || value < -100 || value > MAX_PERCENT ? `Enter a number from -100 to ${MAX_PERCENT}, but not 0` : value
}

function Preview({ rows, percent }: { readonly rows: readonly ServiceRowFragment[]; readonly percent: number }) {
  const { money } = useFormat()
  const priced = rows.flatMap(({ id, name, amount, currencyCode }) => {
    const after = amount === null ? null : priceBy(amount, percent)
    return amount === null || after === null ? [] : [{ id, name, before: money(amount, currencyCode), after: money(after, currencyCode) }]
  })
  const others = priced.length - MAX_SHOWN
  return (
    <>
      <table className={classes.preview}>
        <caption className={classes.hint}>Rounded to the cent.</caption>
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col">Now</th>
            <th scope="col">New</th>
          </tr>
        </thead>
        <tbody>
          {priced.slice(0, MAX_SHOWN).map(({ id, name, before, after }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {others > 0 && <p className={classes.hint}>and {others} more</p>}
    </>
  )
}

/** Changes every price by the same percentage, with a preview. */
export function BulkPriceDialog(props: BulkDialogProps<ServiceRowFragment, PriceOrder>) {
  const [text, setText] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const percent = readPercent(text)
  const getOrder = () => {
    setIsRefused(typeof percent === 'string')
    return typeof percent === 'string' ? null : { percent }
  }
  return (
    <BulkFrame {...props} getOrder={getOrder}>
      <TextInput
        label="Change by percent"
        description="5 raises prices by 5%, -5 lowers them. Booked jobs keep their prices."
        {...unmarked}
        data-autofocus
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={isRefused && typeof percent === 'string' && percent}
      />
      {typeof percent === 'number' && <Preview rows={props.rows} percent={percent} />}
    </BulkFrame>
  )
}

export function BulkCategoryDialog(props: BulkDialogProps<ServiceRowFragment, CategoryOrder>) {
  const categories = useCategories(true)
  const [categoryId, setCategoryId] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const getOrder = () => {
    setIsRefused(categoryId === '')
    return categoryId === '' ? null : { categoryId }
  }
  return (
    <BulkFrame {...props} getOrder={getOrder}>
      <PickField
        label="Category"
        listLabel="Categories"
        placeholder="Choose a category"
        isRequired
        choices={categories.map(({ id, name }) => ({ value: id, label: name ?? `#${id}` }))}
        value={categoryId}
        onChange={setCategoryId}
        error={isRefused && categoryId === '' && messages.required}
      />
    </BulkFrame>
  )
}
