import { staffRole } from '@callout/contracts/staff/codes'
import { NativeSelect, Checkbox, Group, Input, Stack, Text } from '@mantine/core'
import { useController, useWatch } from 'react-hook-form'
import { FieldPair } from '../../../components/fields/FieldPair.tsx'
import { FlagField } from '../../../components/fields/choice/FlagField.tsx'
import { PhoneFields } from '../../../components/fields/contact/PhoneFields.tsx'
import { TextField } from '../../../components/fields/text/TextField.tsx'
import type { PartProps, Section } from '../../../components/form/defineForm.ts'
import { SettingLink } from '../../settings/shared/SettingLink.tsx'
import { BranchField } from '../../branches/shared/BranchField.tsx'
import { Access } from '../shared/Access.tsx'
import { paths } from '../../../lib/paths.ts'
import { ColorField } from './ColorField.tsx'
import type { StaffForm, StaffFormValues } from './staffFormValues.ts'
import { StartFields } from './StartFields.tsx'
import { WorkingHoursFields } from './WorkingHoursFields.tsx'
import { useCategories } from '../../catalogue/shared/CategoryNames.tsx'
import { useAdminAuthoritiesQuery } from '../shared/access.generated.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import type { StaffRole } from '../../../lib/api/schemaTypes.generated.ts'

/** Permissions of a staff admin, in the backend's groups; unlisted keys are preserved. */
function AuthorityFields() {
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

/** Categories of work: staff are offered first for matching visits. */
function CategoryFields() {
  const { field, fieldState } = useController<StaffFormValues, 'categoryIds'>({ name: 'categoryIds' })
  const categories = useCategories(true)
  if (categories.length === 0) return null
  return (
    <Checkbox.Group
      label="Categories"
      description="Suggested first for these categories."
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    >
      <Group gap="8px 20px" mt={8}>
        {categories.map(({ id, name }) => (
          <Checkbox key={id} value={id} label={name ?? `#${id}`} onBlur={field.onBlur} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}

const Person = ({ page }: PartProps<StaffForm>) => (
  <>
    <FieldPair>
      <TextField name="name" isRequired />
      <TextField name="email" type="email" isRequired />
    </FieldPair>
    <PhoneFields isRequired />
    <StartFields />
    <ColorField ownId={page.record?.id ?? null} />
    {page.record === null && (
      <FlagField name="sendInvite" label="Send an invitation" description="Sends an email to set a password. The link expires in 7 days." />
    )}
  </>
)

const Work = ({ page }: PartProps<StaffForm>) => (
  <>
    <BranchField none={page.base.branchId === null ? 'Default branch' : undefined} />
    <CategoryFields />
    <WorkingHoursFields />
  </>
)

function RoleField() {
  const { field, fieldState } = useController<StaffFormValues, 'role'>({ name: 'role' })
  return (
    <NativeSelect
      {...field}
      label="Role"
      data={(Object.keys(staffRole) as StaffRole[]).map((value) => ({ value, label: staffRole[value].label }))}
      error={fieldState.error?.message}
    />
  )
}

function Role() {
  const [role, authorities] = useWatch<StaffFormValues, ['role', 'authorities']>({ name: ['role', 'authorities'] })
  return (
    <>
      <RoleField />
      {role === 'STAFF_ADMIN' && <AuthorityFields />}
      <Access role={role} authorities={authorities} />
      {role === 'STAFF' && <SettingLink to={paths.settings('team', 'staffCanSeePrices')} of="prices for staff" />}
    </>
  )
}

export const staffSections: readonly Section<StaffForm>[] = [
  { title: 'Person', Fields: Person, isStarred: true },
  { title: 'Work', Fields: Work },
  { title: 'Role and permissions', Fields: Role, isShown: ({ record }) => record?.role !== 'INDIVIDUAL' },
]
