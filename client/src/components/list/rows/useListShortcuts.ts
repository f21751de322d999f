import { useToldKeys } from '../../page/keySheet.ts'
import { usePageKeys } from '../../page/usePageKeys.ts'
import type { List } from '../defineList.ts'
import { toldRowKeys } from './rowKeys.ts'
import { useMaySelect } from './useMaySelect.ts'

const focusSearch = (): void => document.querySelector<HTMLElement>('[data-list-search]')?.focus()

/** `/` goes to the search; not while something is typed, nor below something that lies above the page. */
export function useListShortcuts(list: Pick<List, 'bulk' | 'noun'>): void {
  usePageKeys(
    [
      ['/', focusSearch, 'Search'],
      // Where the keyboard has it on the 7.
      ['shift + /', focusSearch],
    ],
    'In the list',
  )
  useToldKeys('In the list', toldRowKeys(list, useMaySelect(list)))
}
