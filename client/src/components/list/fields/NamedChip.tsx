import type { List, UseRecords } from '../defineList.ts'
import { FilterChip } from './FilterChips.tsx'

interface ChipProps {
  readonly label: string
  readonly id: string
  readonly onRemove: () => void
}

interface NamedChipProps extends ChipProps {
  readonly list: List
  /** Name of the filter. */
  readonly name: string
}

function ChipOfRecord({ label, id, onRemove, useRecords }: ChipProps & { readonly useRecords: UseRecords }) {
  const records = useRecords(true, id)
  const name = typeof records === 'string' ? null : records.find((one) => one.id === id)?.name
  return <FilterChip label={name ? `${label}: ${name}` : label} onRemove={onRemove} />
}

/** Chip of a filter whose record name has to be loaded: "Staff: Ana Silva". */
export function NamedChip({ list, name, ...chip }: NamedChipProps) {
  const useRecords = list.records[name]
  return useRecords ? <ChipOfRecord {...chip} useRecords={useRecords} /> : <FilterChip {...chip} />
}
