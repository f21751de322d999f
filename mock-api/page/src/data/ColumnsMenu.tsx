import { Button, Checkbox, Popover, Stack } from '@mantine/core'
import { IconColumns } from '@tabler/icons-react'
import type { FieldView } from '../control/views.ts'

export interface ColumnsMenuProps {
  readonly fields: readonly FieldView[]
  readonly columns: readonly string[]
  readonly onChange: (columns: readonly string[]) => void
}

export function ColumnsMenu({ fields, columns, onChange }: ColumnsMenuProps) {
  return (
    <Popover position="bottom-start" trapFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns size={16} aria-hidden />}>
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown mah={360} style={{ overflow: 'auto' }}>
        <Checkbox.Group aria-label="Columns" value={[...columns]} onChange={(names) => onChange(names)}>
          <Stack gap="xs">
            {fields.map(({ name }) => (
              <Checkbox key={name} value={name} label={name} disabled={name === 'id'} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  )
}
