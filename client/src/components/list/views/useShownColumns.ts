import type { List } from '../defineList.ts'
import type { ListState } from '../listState.ts'
import { useKeptList } from './useKeptList.ts'

/** The columns of the URL, or the person's own, or the product's. */
export function useShownColumns(
  list: Pick<List, 'columns' | 'shown' | 'name'>,
  { columns }: Pick<ListState, 'columns'>,
): readonly string[] {
  const kept = useKeptList(list)
  return columns ?? kept.columns ?? list.shown
}
