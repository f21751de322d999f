import { IconX } from '@tabler/icons-react'
import { useFormat } from '../../../lib/format/useFormat.ts'
import type { List, UseRecords } from '../defineList.ts'
import { type ListState, widening, type ListChange, type ListRules } from '../listState.ts'
import type { ChangeList } from '../useListState.ts'
import classes from './FilterChips.module.css'
import type { Chip } from '../filters.ts'

interface ActiveFilter extends Chip {
  readonly key: string
  readonly without: ListChange
}

/** Active filters without the search. `day` formats a date. */
export const activeFilters = ({ filters }: ListRules, state: ListState, day: (date: string) => string = String): ActiveFilter[] =>
  Object.entries(filters).flatMap(([key, filter]) => {
    const chip = filter.chip(state.filters[key], day)
    return chip ? [{ ...chip, key, without: { filters: { [key]: filter.inactive } } }] : []
  })

interface FilterChipProps {
  readonly label: string
  readonly onRemove: () => void
}

export function FilterChip({ label, onRemove }: FilterChipProps) {
  return (
    <button type="button" className={classes.chip} aria-label={`Remove filter ${label}`} onClick={onRemove}>
      {label}
      <IconX size={14} aria-hidden />
    </button>
  )
}

interface ChipOfRecordProps extends FilterChipProps {
  readonly id: string
  readonly useRecords: UseRecords
}

/** Chip of a filter whose record name has to be loaded: "Staff: Ana Silva". */
function ChipOfRecord({ label, id, onRemove, useRecords }: ChipOfRecordProps) {
  const records = useRecords(true, id)
  const name = typeof records === 'string' ? null : records.find((item) => item.id === id)?.name
  return <FilterChip label={name ? `${label}: ${name}` : label} onRemove={onRemove} />
}

interface FilterChipsProps {
  readonly list: List
  readonly state: ListState
  readonly onChange: ChangeList
}

export function FilterChips({ list, state, onChange }: FilterChipsProps) {
  const { day } = useFormat()
  const filters = activeFilters(list, state, day)
  return (
    <>
      {filters.map(({ key, label, without, id }) => {
        const chip = { label, onRemove: () => onChange(without) }
        const useRecords = id === undefined ? undefined : list.recordFilters[key]
        return id !== undefined && useRecords ? (
          <ChipOfRecord key={key} {...chip} id={id} useRecords={useRecords} />
        ) : (
          <FilterChip key={key} {...chip} />
        )
      })}
      {filters.length > 1 && (
        <button type="button" className={classes.clear} onClick={() => onChange({ ...widening(list), search: state.search })}>
          Clear filters
        </button>
      )}
    </>
  )
}
