import { useLazyModule } from '../../../lib/lazyModule.ts'
import { TextInput } from '@mantine/core'
import type { LazyParts, List } from '../defineList.ts'
import type { Days, Filter } from '../filters.ts'
import type { ListState } from '../listState.ts'
import type { ChangeList } from '../useListState.ts'
import { ChoiceField, ChoicesField, FlagField, RecordField, TypedField } from './choiceFields.tsx'
import { DateRange } from './DateRange.tsx'
import classes from './FilterFields.module.css'

interface FieldProps {
  readonly name: string
  readonly filter: Filter
  readonly value: unknown
  readonly late: LazyParts | undefined
  readonly onSet: (value: unknown) => void
}

/** The field of a filter, by its kind. What it holds is as the filter's own `read` gives it. */
function FieldOf({ name, filter: { field }, value, late, onSet }: FieldProps) {
  const { kind } = field
  if (kind === 'flag') return <FlagField field={field} isOn={value === true} onSet={onSet} />
  if (kind === 'choice') return <ChoiceField field={field} value={value as string | null} onSet={onSet} />
  if (kind === 'choices') return <ChoicesField field={field} value={value as readonly string[]} onSet={onSet} />
  if (kind === 'text') return <TypedField field={field} value={value as string} onSet={onSet} />
  if (kind === 'scope') return null
  if (kind === 'days') return <DateRange value={value as Days} onSet={onSet} />
  const useRecords = late?.records[name]
  // Nothing is typed before there is something to choose from.
  if (!useRecords) return <TextInput label={field.label} placeholder="All" disabled />
  return <RecordField field={field} value={value as string | null} useRecords={useRecords} onSet={onSet} />
}

export interface FilterFieldsProps {
  readonly list: List
  readonly state: ListState
  readonly onChange: ChangeList
}

/** The filters of a list. A choice applies at once. */
export function FilterFields({ list, state, onChange }: FilterFieldsProps) {
  const { value: late } = useLazyModule(list.late)
  const fieldOf = (name: string) => {
    const filter = list.filters[name]
    return (
      filter && (
        <FieldOf
          key={name}
          name={name}
          filter={filter}
          value={state.filters[name]}
          late={late}
          onSet={(value) => onChange({ filters: { [name]: value } })}
        />
      )
    )
  }
  return list.panel.map((names) =>
    names.length === 1 ? (
      fieldOf(names[0] ?? '')
    ) : (
      <div key={names.join()} className={classes.side}>
        {names.map(fieldOf)}
      </div>
    ),
  )
}
