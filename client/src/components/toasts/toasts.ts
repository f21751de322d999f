import { UNDO_SECONDS } from '@callout/contracts/constants'
import { isOpen, linkToast, type ToastLink } from './LinkToast.tsx'
import { wantToastHost } from './toastHost.ts'

const load = () => {
  wantToastHost()
  return import('./ToastArea.tsx')
}

/** Equal messages share one toast. */
const getId = (message: string): string => `toast-${message.replace(/\W+/g, '-')}`

/** Toasts with a control stay longer. */
const LINK_MS = UNDO_SECONDS * 1000

/** A toast of spec §2: top-right, 3 seconds, newest on top. */
export const showSuccess = (message: string, view?: ToastLink | null): void =>
  void load().then(({ toast }) => {
    const options = { toastId: getId(message), role: 'status' } as const
    if (!view || isOpen(view)) return toast.success(message, options)
    const id = options.toastId
    const pauseOrPlay = (isPaused: boolean): void => (isPaused ? toast.pause({ id }) : toast.play({ id }))
    const content = linkToast({ message, view, onPause: pauseOrPlay, onOpen: () => toast.dismiss(id) })
    return toast.success(content, { ...options, autoClose: LINK_MS })
  })

export const showError = (message: string): void => void load().then(({ toast }) => toast.error(message, { toastId: getId(message) }))

/** `subject`: the record whose next message replaces this one. */
export const showInfo = (message: string, subject?: string): void =>
  void load().then(({ toast }) => {
    const toastId = subject === undefined ? getId(message) : getId(`of ${subject}`)
    if (subject === undefined || !toast.isActive(toastId)) return toast.info(message, { toastId, role: 'status' })
    return toast.update(toastId, { render: message })
  })

export const prepareToasts = (): void => void load()
