import type { List } from '../defineList.ts'
import type { ListState } from '../listState.ts'
import { useListPreferences } from './useListPreferences.ts'

/** Columns of the URL, else the user's, else the default. */
export function useShownColumns(
  list: Pick<List, 'columns' | 'defaultColumns' | 'name'>,
  { columns }: Pick<ListState, 'columns'>,
): readonly string[] {
  const saved = useListPreferences(list)
  return columns ?? saved.columns ?? list.defaultColumns
}
