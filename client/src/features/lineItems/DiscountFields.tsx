import { discountType } from '@callout/contracts/jobs/codes'
import { NativeSelect, SegmentedControl } from '@mantine/core'
import { Controller, useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { MoneyValues } from './moneyValues.ts'
import { NumberField } from '../../components/fields/text/NumberField.tsx'
import { useSeesPrices } from './useSeesPrices.ts'
import classes from './Money.module.css'
import { useLookups } from '../settings/lookups/useFormLookups.ts'

const types = Object.entries(discountType).map(([value, { label }]) => ({ value, label }))
const bases = [
  { value: 'GROSS', label: 'of subtotal' },
  { value: 'NET', label: 'of subtotal plus tax' },
]

/** Percentage or amount, and the base of a percentage (spec §9). */
export function DiscountFields() {
  const { control, trigger } = useFormContext<MoneyValues>()
  const { isSubmitted } = useFormState({ control })
  const type = useWatch({ control, name: 'discountType' })
  const { settings } = useLookups()
  const hasPrices = useSeesPrices()
  const isPercentage = type === 'PERCENTAGE'
  const checkAgain = (): void => void (isSubmitted && trigger(['discountValue', 'discountBasis']))
  if (!hasPrices) return null
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Discount</legend>
      <div className={`wrap ${classes.discount}`}>
        <Controller
          control={control}
          name="discountType"
          render={({ field }) => (
            <SegmentedControl
              aria-label="Discount type"
              data={types}
              value={field.value}
              onChange={(value) => {
                field.onChange(value)
                checkAgain()
              }}
            />
          )}
        />
        <NumberField
          key={type}
          name="discountValue"
          className={classes.discountValue}
          aria-label={isPercentage ? 'Discount percentage' : 'Discount amount'}
          placeholder="None"
          suffix={isPercentage ? '%' : ''}
          isMoney={!isPercentage}
          leftSection={isPercentage ? undefined : <span className="small">{settings.customer?.currencyCode}</span>}
          leftSectionWidth={isPercentage ? undefined : 48}
        />
        {isPercentage && (
          <Controller
            control={control}
            name="discountBasis"
            render={({ field, fieldState }) => (
              <NativeSelect
                ref={field.ref}
                aria-label="Percentage applies to"
                data={bases}
                value={field.value}
                error={fieldState.error?.message}
                onBlur={field.onBlur}
                onChange={(event) => {
                  field.onChange(event.currentTarget.value)
                  checkAgain()
                }}
              />
            )}
          />
        )}
      </div>
    </fieldset>
  )
}
