import { IconX } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { activeFilters } from './activeFilters.ts'
import { type JobListState, widened } from './jobListState.ts'
import type { ChangeJobList } from './useJobListState.ts'
import classes from './FilterChips.module.css'

const NamedChip = lazy(() => import('./NamedChip.tsx').then((module) => ({ default: module.NamedChip })))

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

interface FilterChipsProps {
  readonly state: JobListState
  readonly onChange: ChangeJobList
}

/** The filters in force, each with its way out. */
export function FilterChips({ state, onChange }: FilterChipsProps) {
  const { day } = useFormat()
  const filters = activeFilters(state, day)
  return (
    <>
      {filters.map(({ label, without, named }) => {
        const chip = { label, onRemove: () => onChange(without) }
        return named ? (
          <Suspense key={label} fallback={<FilterChip {...chip} />}>
            <NamedChip {...chip} {...named} />
          </Suspense>
        ) : (
          <FilterChip key={label} {...chip} />
        )
      })}
      {filters.length > 1 && (
        <button type="button" className={classes.clear} onClick={() => onChange({ ...widened(state), search: state.search })}>
          Clear filters
        </button>
      )}
    </>
  )
}
