import { TextInput } from '@mantine/core'
import type { List, UseRecords } from '../defineList.ts'
import type { Days, Filter } from '../filters.ts'
import type { ListState } from '../listState.ts'
import type { ChangeList } from '../useListState.ts'
import { ChoiceField, ChoicesField, FlagField, RecordField, TypedField } from './choiceFields.tsx'
import { DateRange } from './DateRange.tsx'
import classes from './FilterFields.module.css'

interface FieldProps {
  readonly filter: Filter
  readonly value: unknown
  readonly useRecords: UseRecords | undefined
  readonly onSet: (value: unknown) => void
}

/** Renders a filter's field by kind. Its value comes from the filter's own `read`. */
function FieldOf({ filter: { field }, value, useRecords, onSet }: FieldProps) {
  const { kind } = field
  if (kind === 'flag') return <FlagField field={field} isOn={value === true} onSet={onSet} />
  if (kind === 'choice') return <ChoiceField field={field} value={value as string | null} onSet={onSet} />
  if (kind === 'choices') return <ChoicesField field={field} value={value as readonly string[]} onSet={onSet} />
  if (kind === 'text') return <TypedField field={field} value={value as string} onSet={onSet} />
  if (kind === 'scope' || kind === 'chart') return null
  if (kind === 'days') return <DateRange value={value as Days} onSet={onSet} />
  if (!useRecords) return <TextInput label={field.label} placeholder="All" disabled />
  return <RecordField field={field} value={value as string | null} useRecords={useRecords} onSet={onSet} />
}

export interface FilterFieldsProps {
  readonly list: List
  readonly state: ListState
  readonly onChange: ChangeList
}

export function FilterFields({ list, state, onChange }: FilterFieldsProps) {
  const getField = (name: string) => {
    const filter = list.filters[name]
    return (
      filter && (
        <FieldOf
          key={name}
          filter={filter}
          value={state.filters[name]}
          useRecords={list.recordFilters[name]}
          onSet={(value) => onChange({ filters: { [name]: value } })}
        />
      )
    )
  }
  return list.filterRows.map((names) =>
    names.length === 1 ? (
      getField(names[0] ?? '')
    ) : (
      <div key={names.join()} className={classes.side}>
        {names.map(getField)}
      </div>
    ),
  )
}
