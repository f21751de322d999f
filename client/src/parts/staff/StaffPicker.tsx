import { Input, Skeleton, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { StaffOption } from './StaffOption.tsx'
import { type StaffSearch, useRankedStaff, type WantedTime } from './useRankedStaff.ts'
import classes from './Staff.module.css'

interface StaffPickerProps {
  readonly target: StaffSearch
  readonly wanted: WantedTime
  readonly label: string
  readonly withAutofocus?: boolean
}

interface WithStaff {
  readonly staffIds: readonly string[]
}

const toggled = (ids: readonly string[], id: string): string[] => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])

/** Staff for a visit, the best first, several at a time. Is the field `staffIds` of the form around it. */
export function StaffPicker({ target, wanted, label, withAutofocus = false }: StaffPickerProps) {
  const labelId = useId()
  const [search, setSearch] = useState('')
  const { field, fieldState } = useController<WithStaff, 'staffIds'>({ name: 'staffIds' })
  const { staff, isLoading, problem } = useRankedStaff(target, wanted)
  const found = staff.filter(({ name }) => (name ?? '').toLowerCase().includes(search.trim().toLowerCase()))
  return (
    <div role="group" aria-labelledby={labelId}>
      <div className={classes.pickerHead}>
        <Input.Label component="span" id={labelId}>
          {label} <span className={classes.count}>{field.value.length > 0 && `${field.value.length} chosen`}</span>
        </Input.Label>
        <TextInput
          ref={field.ref}
          size="xs"
          type="search"
          aria-label="Search technicians"
          placeholder="Search technicians"
          leftSection={<IconSearch size={14} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          data-autofocus={withAutofocus || undefined}
        />
      </div>
      <div className={classes.picker} aria-busy={isLoading}>
        {isLoading && staff.length === 0 && [0, 1, 2, 3].map((row) => <Skeleton key={row} h={36} my={8} mx={12} w="auto" />)}
        {found.map((person, place) => (
          <StaffOption
            key={person.id}
            person={person}
            isBest={place === 0 && search === '' && person.isAvailable === true}
            isChosen={field.value.includes(person.id)}
            onToggle={() => field.onChange(toggled(field.value, person.id))}
          />
        ))}
        {!isLoading && found.length === 0 && (
          <Text c="dimmed" p="md" ta="center">
            {problem ?? (search ? `No one matches “${search.trim()}”` : 'No technicians to choose from')}
          </Text>
        )}
      </div>
      {fieldState.error && (
        <Input.Error mt={6} role="alert">
          {fieldState.error.message}
        </Input.Error>
      )}
    </div>
  )
}
