import { Checkbox, Group } from '@mantine/core'
import { useController } from 'react-hook-form'
import { useCategories } from '../../catalogue/shared/useCategories.ts'
import type { StaffFormValues } from './staffFormValues.ts'

/** What somebody can do: visits of these categories are offered to them first. */
export function CategoryFields() {
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
