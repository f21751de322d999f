import type { List } from '../defineList.ts'
import type { ListState } from '../listState.ts'
import { useListPreferences } from './useListPreferences.ts'

/** The columns of the URL, or the person's own, or the product's. */
export function useShownColumns(
  list: Pick<List, 'columns' | 'shown' | 'name'>,
  { columns }: Pick<ListState, 'columns'>,
): readonly string[] {
  const saved = useListPreferences(list)
  return columns ?? saved.columns ?? list.shown
}
