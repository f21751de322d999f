import { companySize } from '@callout/contracts/profile/schemas'
import { Select, TextInput } from '@mantine/core'
import { Controller, useFormContext } from 'react-hook-form'
import type { SetupValues } from '../setupValues.ts'
import type { RoleType } from '../signUp.generated.ts'
import { starred } from '../../../shared/forms/required.ts'

const sizes = Object.values(companySize).map(({ code, label }) => ({ value: code, label }))

/** Who it is; of a company also how large it is. */
export function NameFields({ roleType }: { readonly roleType: RoleType }) {
  const { register, control, formState } = useFormContext<SetupValues>()
  const isCompany = roleType === 'COMPANY'
  return (
    <>
      <TextInput
        {...register('name')}
        label={isCompany ? 'Company name' : 'Your name'}
        size="md"
        {...starred}
        autoComplete={isCompany ? 'organization' : 'name'}
        error={formState.errors.name?.message}
      />
      {isCompany && (
        <Controller
          control={control}
          name="companySize"
          render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
            <Select
              ref={ref}
              label="Company size"
              placeholder="Number of people"
              size="md"
              {...starred}
              data={sizes}
              comboboxProps={{ withinPortal: false, hideDetached: false, shadow: 'lg' }}
              value={value || null}
              onChange={(size) => onChange(size ?? '')}
              onBlur={onBlur}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
    </>
  )
}
