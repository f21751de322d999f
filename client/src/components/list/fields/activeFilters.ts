import type { Chip } from '../filters.ts'
import type { ListChange, ListRules, ListState } from '../listState.ts'

/** A filter that narrows the list, and the change that takes it away. */
export interface ActiveFilter extends Chip {
  readonly key: string
  readonly without: ListChange
}

/** The filters in force, without the search. `day` writes a day. */
export const activeFilters = ({ filters }: ListRules, state: ListState, day: (date: string) => string = String): ActiveFilter[] =>
  Object.entries(filters).flatMap(([key, filter]) => {
    const chip = filter.chip(state.filters[key], day)
    return chip ? [{ ...chip, key, without: { filters: { [key]: filter.off } } }] : []
  })
