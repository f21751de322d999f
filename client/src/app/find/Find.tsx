import { lazyWithPreload } from '../../lib/lazyWithPreload.tsx'
import { UnstyledButton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { undoKeys } from '../../components/toasts/undoStack.ts'
import { Kbd, findShortcut } from '../../components/page/Kbd.tsx'
import { showKeySheet, useIsKeySheetOpen, useShortcutKeys } from '../../components/page/keySheet.ts'
import { isPageCovered, usePageKeys } from '../../components/page/usePageKeys.ts'
import { useLocation } from 'react-router'
import { branchAt } from '../../lib/session/branchChoice.ts'
import type { FindDialogName } from './actionTable.ts'
import { FindFrame } from './FindFrame.tsx'
import classes from './Find.module.css'
import { ReminderDialog } from '../../features/invoices/reminders/lazyReminderDialog.ts'
import { KeySheet } from '../shell/lazyShellPopups.ts'

const FindDialog = lazyWithPreload(async () => (await import('./FindDialog.tsx')).FindDialog, FindFrame)
/**
 * Global search, opened by its button or shortcut; `?` opens the shortcut sheet. The dialog loads lazily and takes over the text
 * typed into its skeleton.
 */
export function Find() {
  const [typed, setTyped] = useState<string | null>(null)
  const isOpen = typed !== null
  const change = (willOpen: boolean): void => setTyped(willOpen ? '' : null)
  // Also while typing: nothing else uses this key.
  useHotkeys([['mod + K', () => (isOpen ? change(false) : !isPageCovered() && change(true))]], [])
  useShortcutKeys('Everywhere', [{ label: 'Search everything', keys: [findShortcut()] }, ...undoKeys()])
  usePageKeys([['shift + ?', () => showKeySheet(true), 'Show shortcuts']], 'Everywhere')
  const isKeySheetOpen = useIsKeySheetOpen()
  const branchId = branchAt(useLocation())
  const [isReminding, setIsReminding] = useState(false)
  const openDialog = (name: FindDialogName): void => (name === 'KEYS' ? showKeySheet(true) : setIsReminding(true))
  const dialog = { typed: typed ?? '', onType: setTyped, onClose: () => change(false) }
  return (
    <>
      <UnstyledButton
        className={classes.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={`Search everything (${findShortcut()})`}
        onPointerEnter={FindDialog.preload}
        onFocus={FindDialog.preload}
        onClick={() => change(true)}
      >
        <IconSearch size={16} stroke={1.8} aria-hidden />
        <span className={classes.label}>
          Search
          <Kbd>{findShortcut()}</Kbd>
        </span>
      </UnstyledButton>
      {isOpen && (
        <ErrorBoundary fallbackRender={({ resetErrorBoundary }) => <FindFrame {...dialog} onRetry={resetErrorBoundary} />}>
          <FindDialog {...dialog} onOpen={openDialog} />
        </ErrorBoundary>
      )}
      {isKeySheetOpen && <KeySheet />}
      {isReminding && <ReminderDialog customerId={null} branchId={branchId} onClose={() => setIsReminding(false)} />}
    </>
  )
}
