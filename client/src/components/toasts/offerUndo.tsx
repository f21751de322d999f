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
  /** Of the button. */
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

/** What a person did, in words, and how to take it back. */
export interface UndoOffer {
  readonly message: string
  /** The record that the message names. */
  readonly view?: ToastLink | null
  /** The first undo was refused because of a conflict: the message asks whether to undo anyway. */
  readonly isQuestion?: boolean
  /** Called at most once. A rejection is its own to report. */
  readonly onUndo: () => void | Promise<void>
  /** Called when the offer ends without being taken. */
  readonly onExpire?: () => void
}

/**
 * Offers an undo for 10 seconds, by button and by Ctrl/Cmd-Z. Hover and focus make the time stand still. Resolves with how
 * to withdraw the offer: neither callback comes then.
 */
export async function offerUndo({ message, view = null, isQuestion = false, onUndo, onExpire }: UndoOffer): Promise<() => void> {
  const id = `undo-${(count += 1)}`
  let isTaken = false
  wantToastHost()
  const { toast } = await import('react-toastify/unstyled')
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
