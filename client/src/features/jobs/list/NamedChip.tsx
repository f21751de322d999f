import { skipToken } from '@apollo/client/react'
import { useListCategoriesQuery, useListTeamQuery } from '../bulk/bulk.generated.ts'
import type { ActiveFilter } from './activeFilters.ts'
import { FilterChip } from './FilterChips.tsx'

interface NamedChipProps extends NonNullable<ActiveFilter['named']> {
  readonly label: string
  readonly onRemove: () => void
}

/** A filter by somebody or something whose name has to be looked up: "Staff: Ana Silva". */
export function NamedChip({ label, onRemove, what, id }: NamedChipProps) {
  const { data: team } = useListTeamQuery(what === 'staff' ? {} : skipToken)
  const { data: categories } = useListCategoriesQuery(what === 'category' ? {} : skipToken)
  const records = what === 'staff' ? team?.teamMembers.items : categories?.ownCategories.items
  const name = records?.find((record) => record.id === id)?.name
  return <FilterChip label={name ? `${label}: ${name}` : label} onRemove={onRemove} />
}
