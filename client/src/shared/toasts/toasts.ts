import { wantToastHost } from './toastHost.ts'

const load = () => {
  wantToastHost()
  return import('react-toastify/unstyled')
}

/** The same words twice are one toast. */
const idOf = (message: string): string => `toast-${message.replace(/\W+/g, '-')}`

/** A toast of spec §2: top-right, 3 seconds, newest on top. */
export const showSuccess = (message: string): void =>
  void load().then(({ toast }) => toast.success(message, { toastId: idOf(message), role: 'status' }))

export const showError = (message: string): void => void load().then(({ toast }) => toast.error(message, { toastId: idOf(message) }))

export const showInfo = (message: string): void =>
  void load().then(({ toast }) => toast.info(message, { toastId: idOf(message), role: 'status' }))

/** Loads the toast library ahead of its first use. */
export const prepareToasts = (): void => void load()
