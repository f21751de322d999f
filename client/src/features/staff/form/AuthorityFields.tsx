import { Checkbox, Input, Stack, Text } from '@mantine/core'
import { useController } from 'react-hook-form'
import { useAdminAuthoritiesQuery } from '../shared/access.generated.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import type { StaffFormValues } from './staffFormValues.ts'

/** What a staff admin is allowed, by the groups of the backend; keys that it does not name stay as they are. */
export function AuthorityFields() {
  const { field, fieldState } = useController<StaffFormValues, 'authorities'>({ name: 'authorities' })
  const { data, error } = useAdminAuthoritiesQuery()
  const all = data?.adminAuthorities ?? []
  const groups = [...new Set(all.map(({ group }) => group ?? 'Other'))]
  const toggle = (key: string, isOn: boolean): void =>
    field.onChange(isOn ? [...field.value, key] : field.value.filter((other) => other !== key))
  return (
    <>
      {error && !data && <Input.Error role="alert">{toApiError(error).message}</Input.Error>}
      {data && all.length === 0 && <Text c="dimmed">There are no permissions to choose from.</Text>}
      {groups.map((name) => (
        <Checkbox.Group key={name} label={name} value={field.value}>
          <Stack gap={8} mt={6}>
            {all
              .filter(({ group }) => (group ?? 'Other') === name)
              .map(({ key, label, description }) => (
                <Checkbox
                  key={key}
                  ref={key === all[0]?.key ? field.ref : undefined}
                  value={key}
                  label={label}
                  description={description}
                  onBlur={field.onBlur}
                  onChange={(event) => toggle(key, event.currentTarget.checked)}
                />
              ))}
          </Stack>
        </Checkbox.Group>
      ))}
      {fieldState.error && <Input.Error role="alert">{fieldState.error.message}</Input.Error>}
    </>
  )
}
