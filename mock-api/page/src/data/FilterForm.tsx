import { Button, Group, NativeSelect, Pill, TextInput } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import type { FieldView } from '../control/views.ts'

const operators = [
  { value: '=', label: 'is' },
  { value: '!=', label: 'is not' },
  { value: '~', label: 'contains' },
  { value: '<', label: 'is below' },
  { value: '>', label: 'is above' },
]

export interface FilterFormProps {
  readonly fields: readonly FieldView[]
  readonly filters: readonly string[]
  readonly onChange: (filters: readonly string[]) => void
}

/** Conditions that all hold. */
export function FilterForm({ fields, filters, onChange }: FilterFormProps) {
  const [field, setField] = useState('')
  const [operator, setOperator] = useState('=')
  const [value, setValue] = useState('')
  const names = fields.map(({ name }) => name)
  const add = (event: FormEvent): void => {
    event.preventDefault()
    const condition = `${field || names[0] || 'id'}${operator}${value}`
    if (!filters.includes(condition)) onChange([...filters, condition])
    setValue('')
  }
  return (
    <form onSubmit={add} aria-label="Filter">
      <Group gap="xs" mb="md">
        <NativeSelect aria-label="Field" value={field} data={names} onChange={({ currentTarget }) => setField(currentTarget.value)} />
        <NativeSelect
          aria-label="Condition"
          w={112}
          value={operator}
          data={operators}
          onChange={({ currentTarget }) => setOperator(currentTarget.value)}
        />
        <TextInput aria-label="Value" w={140} value={value} onChange={({ currentTarget }) => setValue(currentTarget.value)} />
        <Button type="submit" variant="default" leftSection={<IconFilter size={16} aria-hidden />}>
          Add filter
        </Button>
        {filters.map((filter) => (
          <Pill
            key={filter}
            withRemoveButton
            removeButtonProps={{ 'aria-label': `Remove filter ${filter}`, tabIndex: 0, 'aria-hidden': false }}
            onRemove={() => onChange(filters.filter((item) => item !== filter))}
          >
            {filter}
          </Pill>
        ))}
      </Group>
    </form>
  )
}
