import { lazyWithPreload } from '../../lib/lazyWithPreload.tsx'
import { UnstyledButton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { undoKeys } from '../../components/toasts/undoStack.ts'
import { Kbd, findShortcut } from '../../components/page/Kbd.tsx'
import { showKeySheet, useShortcutKeys } from '../../components/page/keySheet.ts'
import { isPageCovered } from '../../components/page/usePageKeys.ts'
import { useLocation } from 'react-router'
import { branchAt } from '../../lib/session/branchChoice.ts'
import type { PaletteDialogName } from './actionTable.ts'
import { type PaletteContext, PaletteFrame } from './PaletteFrame.tsx'
import classes from './CommandPalette.module.css'
import { ReminderDialog } from '../invoices/reminders/lazyReminderDialog.ts'

const PaletteDialog = lazyWithPreload(async () => (await import('./PaletteDialog.tsx')).PaletteDialog, PaletteFrame)

/** The dialog loads lazily and takes over the text typed into its skeleton. */
export function CommandPalette(context: PaletteContext) {
  const [typed, setTyped] = useState<string | null>(null)
  const isOpen = typed !== null
  const change = (willOpen: boolean): void => setTyped(willOpen ? '' : null)
  // Also while typing: nothing else uses this key.
  useHotkeys([['mod + K', () => (isOpen ? change(false) : !isPageCovered() && change(true))]], [])
  useShortcutKeys('Everywhere', [{ label: 'Search everything', keys: [findShortcut()] }, ...undoKeys()])
  const branchId = branchAt(useLocation())
  const [isReminding, setIsReminding] = useState(false)
  const openDialog = (name: PaletteDialogName): void => (name === 'KEYS' ? showKeySheet(true) : setIsReminding(true))
  const dialog = { ...context, typed: typed ?? '', onType: setTyped, onClose: () => change(false) }
  return (
    <>
      <UnstyledButton
        className={classes.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={`Search everything (${findShortcut()})`}
        onPointerEnter={PaletteDialog.preload}
        onFocus={PaletteDialog.preload}
        onClick={() => change(true)}
      >
        <IconSearch size={16} stroke={1.8} aria-hidden />
        <span className={`inline ${classes.label}`}>
          Search
          <Kbd>{findShortcut()}</Kbd>
        </span>
      </UnstyledButton>
      {isOpen && (
        <ErrorBoundary fallbackRender={({ resetErrorBoundary }) => <PaletteFrame {...dialog} onRetry={resetErrorBoundary} />}>
          <PaletteDialog {...dialog} onOpen={openDialog} />
        </ErrorBoundary>
      )}
      {isReminding && <ReminderDialog customerId={null} branchId={branchId} onClose={() => setIsReminding(false)} />}
    </>
  )
}
