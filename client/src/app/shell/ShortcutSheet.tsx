import { showKeySheet, useIsKeySheetOpen } from '../../components/page/keySheet.ts'
import { usePageKeys } from '../../components/page/usePageKeys.ts'
import { KeySheet } from './lazyShellPopups.ts'

export function ShortcutSheet() {
  usePageKeys([['shift + ?', () => showKeySheet(true), 'Show shortcuts']], 'Everywhere')
  return useIsKeySheetOpen() ? <KeySheet /> : null
}
