import { NativeSelect } from '@mantine/core'
import { useListCategoriesQuery, useListTeamQuery } from '../bulk/bulk.generated.ts'
import type { JobListState } from './jobListState.ts'
import type { ChangeJobList } from './useJobListState.ts'
import classes from './JobFilterPanel.module.css'

interface PeopleFilterProps {
  readonly state: JobListState
  readonly onChange: ChangeJobList
}

type Records = readonly { readonly id: string; readonly name: string | null }[]

/** A chosen id stays to be seen although its record is not there (any more). */
const optionsOf = (records: Records, chosen: string | null) => [
  { value: '', label: 'All' },
  ...records.map(({ id, name }) => ({ value: id, label: name ?? `#${id}` })),
  ...(chosen !== null && !records.some(({ id }) => id === chosen) ? [{ value: chosen, label: `#${chosen}` }] : []),
]

/** Whose jobs, and of which trade. */
export function PeopleFilter({ state, onChange }: PeopleFilterProps) {
  const { data: team } = useListTeamQuery()
  const { data: categories } = useListCategoriesQuery()
  const staff = (team?.teamMembers.items ?? []).filter(({ role }) => role !== 'COMPANY')
  return (
    <div className={classes.people}>
      <NativeSelect
        label="Staff"
        data={optionsOf(staff, state.staffId)}
        value={state.staffId ?? ''}
        onChange={(event) => onChange({ staffId: event.currentTarget.value || null })}
      />
      <NativeSelect
        label="Category"
        data={optionsOf(categories?.ownCategories.items ?? [], state.categoryId)}
        value={state.categoryId ?? ''}
        onChange={(event) => onChange({ categoryId: event.currentTarget.value || null })}
      />
    </div>
  )
}
