import { useEffect } from 'react'
import { type Blocker, type BlockerFunction, IDLE_BLOCKER, NavigationType, useBlocker } from 'react-router'
import { createStore, useStore } from '../../lib/createStore.ts'
import { type DialogLayer, dialogLayers, topDialog } from './dialogLayers.ts'

const leaving = createStore<DialogLayer | undefined>(undefined)
/** Number of pages with a blocker of their own: a router has only one. */
const pageBlockers = createStore(0)

/** While a dialog is open, Back and Forward close it instead. Other navigation is blocked by `blocks`. */
function useDialogBlocker(blocks: BlockerFunction): Blocker {
  const blocker = useBlocker((move) => {
    leaving.write(move.historyAction === NavigationType.Pop ? topDialog() : undefined)
    return leaving.read() !== undefined || blocks(move)
  })
  const dialog = useStore(leaving)
  const isForDialog = blocker.state === 'blocked' && dialog !== undefined
  useEffect(() => {
    if (!isForDialog) return
    blocker.reset?.()
    leaving.write(undefined)
    if (dialogLayers.read().includes(dialog)) dialog.close()
  }, [isForDialog, blocker, dialog])
  return isForDialog ? IDLE_BLOCKER : blocker
}

/** `useBlocker` for a page. Back and Forward close an open dialog first. */
export function usePageBlocker(blocks: BlockerFunction): Blocker {
  useEffect(() => {
    pageBlockers.write(pageBlockers.read() + 1)
    return () => pageBlockers.write(pageBlockers.read() - 1)
  }, [])
  return useDialogBlocker(blocks)
}

const never = (): boolean => false

function DialogBlocker() {
  useDialogBlocker(never)
  return null
}

/** Lets Back and Forward close an open dialog on pages without a blocker of their own. */
export function BackClosesDialog() {
  const hasDialog = useStore(dialogLayers).length > 0
  const isPageBlocked = useStore(pageBlockers) > 0
  return hasDialog && !isPageBlocked && <DialogBlocker />
}
