import { companySize } from '@callout/contracts/profile/schemas'
import { Chip, Group, Input, TextInput } from '@mantine/core'
import { Controller, useFormContext } from 'react-hook-form'
import type { SetupValues } from '../signUp/setupValues.ts'
import { starred } from '../../../lib/forms/required.ts'
import type { RoleType } from '../../../lib/api/schemaTypes.generated.ts'

const sizes = Object.values(companySize).map(({ code, label }) => ({ value: code, label }))

/** Names, and for a company also its size. */
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
            <Input.Wrapper
              label="Company size"
              labelElement="div"
              size="md"
              withAsterisk
              error={fieldState.error?.message}
              errorProps={{ id: 'companySize-error' }}
            >
              <Chip.Group value={value || null} onChange={onChange}>
                <Group
                  role="radiogroup"
                  aria-label="Company size"
                  aria-required
                  aria-describedby={fieldState.error ? 'companySize-error' : undefined}
                  gap={8}
                  my={4}
                  onBlur={onBlur}
                >
                  {sizes.map((size, index) => (
                    <Chip key={size.value} value={size.value} size="md" ref={index === 0 ? ref : undefined}>
                      {size.label}
                    </Chip>
                  ))}
                </Group>
              </Chip.Group>
            </Input.Wrapper>
          )}
        />
      )}
    </>
  )
}
