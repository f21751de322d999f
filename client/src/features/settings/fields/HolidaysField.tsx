import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useController } from 'react-hook-form'
import { DayField } from '../../../components/fields/days/DayField.tsx'
import type { SettingValues } from '../settingRecord.ts'
import classes from '../settings.module.css'

interface Holiday {
  readonly date: string
  readonly name: string
}
type Errors = readonly ({ readonly date?: { readonly message?: string } } | undefined)[] | undefined

/** Days on which nobody works. */
export function HolidaysField() {
  const { field, formState } = useController<SettingValues>({ name: 'holidays' })
  const holidays = (field.value ?? []) as readonly Holiday[]
  const errors = formState.errors['holidays'] as Errors
  const change = (place: number, part: Partial<Holiday>): void =>
    field.onChange(holidays.map((holiday, index) => (index === place ? { ...holiday, ...part } : holiday)))
  return (
    <>
      {holidays.length === 0 && <p className={classes.note}>No holidays yet.</p>}
      {holidays.map(({ date, name }, place) => (
        <div key={place} className={classes.holiday} role="group" aria-label={name || `Holiday ${place + 1}`}>
          <DayField label="Day" value={date} onChange={(day) => change(place, { date: day })} error={errors?.[place]?.date?.message} />
          <TextInput label="Name" value={name} onChange={({ currentTarget }) => change(place, { name: currentTarget.value })} />
          <ActionIcon
            size={36}
            variant="subtle"
            color="gray"
            aria-label={`Remove: ${name || `holiday ${place + 1}`}`}
            onClick={() => field.onChange(holidays.filter((_, index) => index !== place))}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        className={classes.alone}
        onClick={() => field.onChange([...holidays, { date: '', name: '' }])}
      >
        Add a holiday
      </Button>
    </>
  )
}
