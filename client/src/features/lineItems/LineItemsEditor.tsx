import { messages } from '@callout/contracts/text/messages'
import { Input } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { offerUndo } from '../../components/toasts/offerUndo.tsx'
import type { LineLists, LinesName, LineValues } from './moneyValues.ts'
import { paths } from '../../lib/paths.ts'
import { useActingUser } from '../../lib/session/useActingUser.ts'
import { BesideLink, SettingLink } from '../settings/lookups/SettingLink.tsx'
import { BillingFields } from './BillingFields.tsx'
import { LineRow } from './LineRow.tsx'
import { ServiceSearch } from './ServiceSearch.tsx'
import type { ServiceChoiceFragment } from './services.generated.ts'
import { useSeesPrices } from './useSeesPrices.ts'
import classes from './Money.module.css'
import { useFormTotals } from './formTotals.ts'
import { useLatest } from '../../components/form/useLatest.ts'

interface LineItemsEditorProps {
  /** Default: the job's line items. */
  readonly name?: LinesName
  readonly label?: string
  readonly onTake?: (service: ServiceChoiceFragment) => void
  readonly isBilled?: boolean
}

interface ListError {
  readonly message?: string
  readonly root?: { readonly message?: string }
}

export function LineItemsEditor({ name = 'lineItems', label = 'Line items', onTake, isBilled = false }: LineItemsEditorProps) {
  const { control, getValues, trigger } = useFormContext<LineLists>()
  const { errors: allErrors, isSubmitted, submitCount } = useFormState({ control, name })
  const lines = useFieldArray({ control, name, keyName: 'key' })
  const { totals, currencyCode } = useFormTotals(name)
  const hasPrices = useSeesPrices()
  const isStaff = useActingUser().user_type === 'staff'
  // A custom item of theirs would have no price.
  const isPriceListOnly = isStaff && !hasPrices
  const list = useRef<HTMLOListElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const errors: ListError | undefined = get(allErrors, name)
  const problem = errors?.message ?? errors?.root?.message
  const others = Object.keys(allErrors).filter((field) => !name.startsWith(field))
  const isOnlyProblem = useLatest(problem !== undefined && others.length === 0)
  useEffect(() => {
    // The list has no focusable field of its own.
    if (submitCount > 0 && isOnlyProblem.current) search.current?.focus()
  }, [submitCount, isOnlyProblem])

  /** Index of a new line whose price field receives focus. */
  const priceAt = useRef<number | null>(null)
  useEffect(() => {
    const price = list.current?.querySelector<HTMLElement>(`[data-line="${priceAt.current}"] [data-price]`)
    priceAt.current = null
    price?.focus()
  }, [lines.fields.length])

  const checkAgain = (): void => void (isSubmitted && trigger([name, 'discountValue']))
  const add = (line: LineValues): void => {
    lines.append(hasPrices ? line : { ...line, amount: line.amount || 0 }, { shouldFocus: false })
    checkAgain()
    // A custom line still needs its price.
    if (hasPrices && line.amount === '') priceAt.current = lines.fields.length
  }
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= lines.fields.length) return
    const tool = document.activeElement?.getAttribute('data-tool')
    lines.move(from, to)
    requestAnimationFrame(() => {
      const row = list.current?.querySelector<HTMLElement>(`[data-line="${to}"]`)
      row?.querySelector<HTMLElement>(tool ? `[data-tool="${tool}"]:not(:disabled)` : 'input')?.focus()
    })
  }
  const remove = (index: number): void => {
    const line = getValues(`${name}.${index}`)
    lines.remove(index)
    checkAgain()
    search.current?.focus()
    const message = `${line.name.trim() || 'Line item'} removed`
    void offerUndo({ message, onUndo: () => lines.insert(index, line, { shouldFocus: false }) })
  }
  return (
    <div className="stack gap12">
      <BillingFields isFixed={isBilled} />
      {lines.fields.length > 0 && (
        <div className={classes.table}>
          <div className={`small strong ${classes.head}`} aria-hidden>
            <span>Item</span>
            <span>Quantity</span>
            <span>{hasPrices && 'Price'}</span>
            <span>{hasPrices && 'Total'}</span>
            <span />
          </div>
          <ol ref={list} className="list" aria-label={label}>
            {lines.fields.map((line, index) => (
              <LineRow
                key={line.key}
                list={name}
                index={index}
                count={lines.fields.length}
                total={totals.line_totals[index] ?? 0}
                currencyCode={currencyCode}
                hasPrice={hasPrices}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
        </div>
      )}
      <div className="relative">
        <ServiceSearch label={label} onAdd={add} onTake={onTake} inputRef={search} isPriceListOnly={isPriceListOnly} />
        <div className={classes.addBeside}>
          <BesideLink needs="manage_services" to={paths.newService()}>
            New price-list item
          </BesideLink>
        </div>
      </div>
      {problem && (
        <div className={`row ${classes.problem}`}>
          <Input.Error role="alert">{problem}</Input.Error>
          {problem === messages.addLineItem && (
            <SettingLink to={paths.settings('invoices', 'isLineItemRequired')} of="required line items" />
          )}
        </div>
      )}
    </div>
  )
}
