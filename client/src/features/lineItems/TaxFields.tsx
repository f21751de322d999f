import { Button, Checkbox, NativeSelect, Skeleton, Text } from '@mantine/core'
import { Controller, useFormContext, useFormState } from 'react-hook-form'
import { toApiError } from '../../lib/api/apiError.ts'
import type { MoneyValues } from './moneyValues.ts'
import { paths } from '../../lib/paths.ts'
import { BesideLink, SettingLink } from '../settings/lookups/SettingLink.tsx'
import { useTaxes } from './useTaxes.ts'
import { useSeesPrices } from './useSeesPrices.ts'
import classes from './Money.module.css'

const bases = [
  { value: 'GROSS', label: 'Before discount' },
  { value: 'NET', label: 'After discount' },
]

/** Applicable taxes and their base. `note`: their source. */
export function TaxFields({ note }: { readonly note?: string | undefined }) {
  const { control, trigger } = useFormContext<MoneyValues>()
  const { isSubmitted } = useFormState({ control })
  const { taxes, error, retry } = useTaxes()
  const hasPrices = useSeesPrices()
  if (!hasPrices) return null
  if (error) {
    return (
      <Text c="red" role="alert">
        {toApiError(error).message}{' '}
        <Button size="compact-sm" variant="default" onClick={retry}>
          Try again
        </Button>
      </Text>
    )
  }
  if (!taxes) return <Skeleton h={40} aria-label="Loading taxes" role="status" />
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Taxes</legend>
      <BesideLink needs="manage_taxes" to={paths.taxes()}>
        Manage taxes
      </BesideLink>
      <Controller
        control={control}
        name="taxIds"
        render={({ field }) => {
          const shown = taxes.filter(({ id, isActive }) => isActive !== false || field.value.includes(id))
          if (shown.length === 0) return <Text c="dimmed">You have no taxes.</Text>
          return (
            <Checkbox.Group value={field.value} onChange={field.onChange} aria-label="Taxes">
              <div className={`wrap ${classes.taxes}`}>
                {shown.map(({ id, name, rate }) => (
                  <Checkbox key={id} value={id} label={`${name} (${rate}%)`} />
                ))}
              </div>
              {note && (
                <Text size="sm" c="dimmed">
                  {note}
                </Text>
              )}
            </Checkbox.Group>
          )
        }}
      />
      <Controller
        control={control}
        name="taxBasis"
        render={({ field }) => (
          <NativeSelect
            ref={field.ref}
            className={classes.taxBasis}
            label="Tax"
            data={bases}
            value={field.value}
            onBlur={field.onBlur}
            onChange={(event) => {
              field.onChange(event.currentTarget.value)
              if (isSubmitted) void trigger('discountBasis')
            }}
          />
        )}
      />
      <SettingLink to={paths.settings('invoices', 'taxBasis')} of="tax and discount" />
    </fieldset>
  )
}
