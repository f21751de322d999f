import { ActionIcon, Checkbox, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { Controller, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useFormat } from '../../lib/format/useFormat.ts'
import { GrowingTextarea } from '../../components/page/GrowingTextarea.tsx'
import type { LineLists, LinesName } from './moneyValues.ts'
import { NumberField } from '../../components/fields/text/NumberField.tsx'
import classes from './Money.module.css'

interface LineRowProps {
  readonly list: LinesName
  readonly index: number
  readonly count: number
  readonly total: number
  readonly currencyCode: string | null
  readonly hasPrice: boolean
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
}

/** The column's heading, where lines are too narrow for columns. */
const Heading = ({ children }: { readonly children: string }) => (
  <span className={`small ${classes.heading}`} aria-hidden>
    {children}
  </span>
)

export function LineRow({ list, index, count, total, currencyCode, hasPrice, onMove, onRemove }: LineRowProps) {
  const { control, register, getFieldState } = useFormContext<LineLists>()
  const formState = useFormState({ control, name: `${list}.${index}.name` })
  const { money } = useFormat()
  const [name, unit] = useWatch({ control, name: [`${list}.${index}.name`, `${list}.${index}.unit`] })
  const nameState = getFieldState(`${list}.${index}.name`, formState)
  const title = name.trim() || `line ${index + 1}`
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>): void => {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (step === undefined) return
    event.preventDefault()
    // A number field would also change its value.
    event.stopPropagation()
    onMove(index + step)
  }
  return (
    <li className={classes.line} onKeyDownCapture={onKeyDown} aria-label={title} data-line={index}>
      <div className={`shrink ${classes.lineName}`}>
        <Heading>Item</Heading>
        <TextInput
          aria-label={`Name of ${title}`}
          {...register(`${list}.${index}.name`)}
          error={(nameState.isTouched || formState.isSubmitted) && nameState.error?.message}
        />
      </div>
      <GrowingTextarea
        className={classes.lineDescription}
        aria-label={`Description of ${title}`}
        placeholder="Description"
        minRows={1}
        maxRows={6}
        variant="unstyled"
        classNames={{ input: classes.description }}
        {...register(`${list}.${index}.description`)}
      />
      <div>
        <Heading>Quantity</Heading>
        <NumberField
          name={`${list}.${index}.quantity`}
          classNames={{ input: classes.figure }}
          aria-label={`Quantity of ${title}`}
          suffix={unit && ` ${unit}`}
        />
      </div>
      {hasPrice && (
        <div>
          <Heading>Price</Heading>
          <NumberField
            name={`${list}.${index}.amount`}
            classNames={{ input: classes.figure }}
            aria-label={`Unit price of ${title}`}
            data-price
            isMoney
            placeholder="0.00"
          />
        </div>
      )}
      <Controller
        control={control}
        name={`${list}.${index}.isTaxExempt`}
        render={({ field: { value, ...field } }) => (
          <Checkbox {...field} className={classes.exempt} label="Tax exempt" checked={value} aria-label={`${title} is tax exempt`} />
        )}
      />
      {hasPrice && (
        <div className={classes.lineTotal}>
          <Heading>Total</Heading>
          <output aria-label={`Total of ${title}`}>{money(total, currencyCode)}</output>
        </div>
      )}
      <div className={classes.lineTools}>
        <ActionIcon
          title="Move up (Alt + ↑)"
          data-tool="up"
          aria-label={`Move ${title} up`}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <IconArrowUp size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          title="Move down (Alt + ↓)"
          data-tool="down"
          aria-label={`Move ${title} down`}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        >
          <IconArrowDown size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={`Remove ${title}`} onClick={onRemove}>
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  )
}
