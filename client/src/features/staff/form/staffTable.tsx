import { staffRole } from '@callout/contracts/staff/codes'
import { NativeSelect, Checkbox, Group, Input, Stack, Text } from '@mantine/core'
import { useController, useWatch } from 'react-hook-form'
import { PhoneFields } from '../../../components/fields/contact/PhoneFields.tsx'
import type { PartProps } from '../../../components/form/formTypes.ts'
import { fieldGroup, type FieldTable } from '../../../components/form/fieldTable.tsx'
import { SettingLink } from '../../settings/lookups/SettingLink.tsx'
import { BranchField } from '../../branches/choice/BranchField.tsx'
import { Access } from '../team/Access.tsx'
import { paths } from '../../../lib/paths.ts'
import { ColorField } from './ColorField.tsx'
import type { StaffForm, StaffFormValues } from './staffFormValues.ts'
import { StartFields } from './StartFields.tsx'
import { WorkingHoursFields } from './WorkingHoursFields.tsx'
import { useCategories } from '../../catalogue/categoryNames/CategoryNames.tsx'
import { useAdminAuthoritiesQuery } from '../team/access.generated.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import type { StaffRole } from '../../../lib/api/schemaTypes.generated.ts'

function AuthorityFields() {
  const { field, fieldState } = useController<StaffFormValues, 'authorities'>({ name: 'authorities' })
  const { data, error } = useAdminAuthoritiesQuery()
  const all = data?.adminAuthorities ?? []
  const groups = [...new Set(all.map(({ group }) => group ?? 'Other'))]
  const toggle = (key: string, isOn: boolean): void =>
    field.onChange(isOn ? [...field.value, key] : field.value.filter((item) => item !== key))
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

const Branch = ({ page }: PartProps<StaffForm>) => <BranchField none={page.base.branchId === null ? 'Default branch' : undefined} />
const Color = ({ page }: PartProps<StaffForm>) => <ColorField ownId={page.record?.id ?? null} />

export const staffTable = {
  Person: {
    name: { label: 'Name', as: 'text', isRequired: true, isHalf: true },
    email: { label: 'Email', as: 'email', isRequired: true, isHalf: true },
    ...fieldGroup({ phoneCountryCode: 'Country code', phone: 'Phone' }, () => <PhoneFields isRequired />, { group: 'phone' }),
    address: { label: 'Address', as: StartFields },
    latitude: { label: 'Latitude', as: null, group: 'point' },
    longitude: { label: 'Longitude', as: null, group: 'point' },
    color: { label: 'Color', as: Color },
    sendInvite: {
      label: null,
      message: 'Send an invitation',
      as: 'flag',
      hint: 'Sends an email to set a password. The link expires in 7 days.',
      only: 'new',
    },
  },
  Work: {
    branchId: { label: 'Branch', as: Branch },
    categoryIds: { label: 'Categories', as: CategoryFields, isSet: true },
    workingHours: { label: 'Working hours', as: WorkingHoursFields },
  },
  'Role and permissions': {
    role: { label: 'Role', as: Role, only: ({ record }) => record?.role !== 'INDIVIDUAL', group: 'role' },
    authorities: { label: 'Permissions', as: null, isSet: true, group: 'role' },
  },
} satisfies FieldTable<StaffForm>
