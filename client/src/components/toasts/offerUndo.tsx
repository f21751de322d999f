import { UNDO_SECONDS } from '@callout/contracts/constants'
import { wantToastHost } from './toastHost.ts'
import { isOpen, type ToastLink, ViewLink } from './LinkToast.tsx'
import { dropUndo, pushUndo } from './undoStack.ts'
import type { ReactNode } from 'react'
import { Kbd, undoShortcut } from '../page/Kbd.tsx'
import classes from './toasts.module.css'

interface UndoToastProps {
  readonly message: string
  readonly link: ReactNode
  /** Button label. */
  readonly label: string
  readonly onUndo: () => void
  /** True while the focus is inside, which pauses the timer. */
  readonly onHold: (isHeld: boolean) => void
}

function UndoToast({ message, link, label, onUndo, onHold }: UndoToastProps) {
  return (
    <div className={classes.undo} onFocus={() => onHold(true)} onBlur={() => onHold(false)}>
      <span className={classes.message}>{message}</span>
      {link}
      <button type="button" className={classes.undoButton} onClick={onUndo}>
        {label} <Kbd>{undoShortcut()}</Kbd>
      </button>
    </div>
  )
}

let count = 0

/** A completed action with its undo. */
export interface UndoOffer {
  readonly message: string
  /** The toast's record. */
  readonly view?: ToastLink | null
  /** The first undo was rejected because of a conflict: asks whether to undo anyway. */
  readonly isQuestion?: boolean
  /** Called at most once. Must handle its own errors. */
  readonly onUndo: () => void | Promise<void>
  /** Called when the offer expires unused. */
  readonly onExpire?: () => void
}

/**
 * Offers an undo for 10 seconds, by button and Ctrl/Cmd-Z. Hover and focus pause the timer. Resolves with a function that withdraws
 * the offer without calling either callback.
 */
export async function offerUndo({ message, view = null, isQuestion = false, onUndo, onExpire }: UndoOffer): Promise<() => void> {
  const id = `undo-${(count += 1)}`
  let isTaken = false
  wantToastHost()
  const { toast } = await import('./ToastArea.tsx')
  const withdraw = (): void => {
    isTaken = true
    dropUndo(id)
    toast.dismiss(id)
  }
  const take = (): void => {
    if (isTaken) return
    withdraw()
    void onUndo()
  }
  const end = (): void => {
    dropUndo(id)
    if (!isTaken) onExpire?.()
  }
  pushUndo(id, take)
  const hold = (isHeld: boolean): void => (isHeld ? toast.pause({ id }) : toast.play({ id }))
  const link = view && !isOpen(view) && <ViewLink view={view} onOpen={() => undefined} />
  const content = <UndoToast message={message} link={link} label={isQuestion ? 'Undo anyway' : 'Undo'} onUndo={take} onHold={hold} />
  toast[isQuestion ? 'warning' : 'success'](content, {
    toastId: id,
    autoClose: UNDO_SECONDS * 1000,
    role: 'status',
    onClose: end,
  })
  return withdraw
}
