import { pageScoped } from '../../lib/createStore.ts'
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
  readonly label: string
  readonly onUndo: () => void
  /** True while the focus is inside, which pauses the timer. */
  readonly onPause: (isPaused: boolean) => void
}

function UndoToast({ message, link, label, onUndo, onPause }: UndoToastProps) {
  return (
    <div className={`row ${classes.undo}`} onFocus={() => onPause(true)} onBlur={() => onPause(false)}>
      <span className="fill">{message}</span>
      {link}
      <button type="button" className={`inline ${classes.undoButton}`} onClick={onUndo}>
        {label} <Kbd>{undoShortcut()}</Kbd>
      </button>
    </div>
  )
}

let count = 0

export interface UndoOffer {
  readonly message: string
  readonly view?: ToastLink | null
  /** The record that the action has changed: it has one toast, for its latest action. Default: a toast of its own. */
  readonly subject?: string
  /** The first undo was rejected because of a conflict: asks whether to undo anyway. */
  readonly isQuestion?: boolean
  /** Called at most once. Must handle its own errors. Resolves with false if the action isn't undone. */
  readonly onUndo: () => void | Promise<boolean | void>
  readonly onExpire?: () => void
}

/** An offer whose 10 seconds run, below the later ones of its subject. */
interface PendingOffer {
  readonly hide: () => void
  readonly show: () => void
}

/** Offers by subject, the latest last. */
const pending = pageScoped(new Map<string, readonly PendingOffer[]>())

function stackOffer(subject: string, offer: PendingOffer): void {
  const below = pending.get(subject) ?? []
  below.at(-1)?.hide()
  pending.set(subject, [...below, offer])
}

function unstackOffer(subject: string, offer: PendingOffer): void {
  const left = (pending.get(subject) ?? []).filter((item) => item !== offer)
  if (left.length > 0) pending.set(subject, left)
  else pending.delete(subject)
}

/**
 * Offers an undo for 10 seconds, by button and Ctrl/Cmd-Z. Hover and focus pause the timer. A later offer of the same subject hides
 * this one; undoing that shows this one again for the rest of its time. Resolves with a function that withdraws the offer without
 * calling either callback.
 */
export async function offerUndo(offered: UndoOffer): Promise<() => void> {
  const { message, view = null, isQuestion = false, onUndo, onExpire } = offered
  const id = `undo-${(count += 1)}`
  const subject = offered.subject ?? id
  const endsAt = Date.now() + UNDO_SECONDS * 1000
  let isOver = false
  let expiry: ReturnType<typeof setTimeout> | undefined
  /** The visible toast's id; null while a later offer is shown instead. */
  let shown: string | null = null
  wantToastHost()
  const { toast } = await import('./ToastArea.tsx')
  const offer: PendingOffer = { hide, show }
  function close(): void {
    const toastId = shown
    shown = null
    if (toastId !== null) toast.dismiss(toastId)
  }
  const withdraw = (): void => {
    isOver = true
    clearTimeout(expiry)
    dropUndo(id)
    unstackOffer(subject, offer)
    close()
  }
  const expire = (): void => {
    if (isOver) return
    withdraw()
    onExpire?.()
  }
  const take = async (): Promise<void> => {
    if (isOver) return
    withdraw()
    const isUndone = await onUndo()
    if (isUndone !== false) pending.get(subject)?.at(-1)?.show()
  }
  function hide(): void {
    if (shown === null) return
    expiry = setTimeout(expire, endsAt - Date.now())
    close()
  }
  function show(): void {
    const left = endsAt - Date.now()
    if (isOver || shown !== null || left <= 0) return
    clearTimeout(expiry)
    const toastId = `${id}-${left}`
    shown = toastId
    const pauseOrPlay = (isPaused: boolean): void => (isPaused ? toast.pause({ id: toastId }) : toast.play({ id: toastId }))
    const link = view && !isOpen(view) && <ViewLink view={view} onOpen={() => undefined} />
    const label = isQuestion ? 'Undo anyway' : 'Undo'
    const content = <UndoToast message={message} link={link} label={label} onUndo={() => void take()} onPause={pauseOrPlay} />
    toast[isQuestion ? 'warning' : 'success'](content, {
      toastId,
      autoClose: left,
      role: 'status',
      onClose: () => shown === toastId && expire(),
    })
  }
  stackOffer(subject, offer)
  pushUndo(id, () => void take())
  show()
  return withdraw
}
