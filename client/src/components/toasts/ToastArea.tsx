import { TOAST_CLOSE_MS } from '@callout/contracts/constants'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { type IconProps, toast, ToastContainer } from 'react-toastify/unstyled'
import { pageScoped } from '../../lib/createStore.ts'
import './toasts.css'

// Toasts of a page without an area wait for one.
pageScoped({ clear: () => toast.dismiss() })

export { toast }

const icons = {
  success: IconCheck,
  error: IconAlertTriangle,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
  default: IconInfoCircle,
} as const

function ToastIcon({ type }: IconProps) {
  const Icon = icons[type as keyof typeof icons] ?? IconInfoCircle
  return <Icon size={18} stroke={2} aria-hidden />
}

/** Spec §2: top-right, closes after 3 seconds, newest on top, no progress bar. */
export function ToastArea() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={TOAST_CLOSE_MS}
      newestOnTop
      hideProgressBar
      closeOnClick={false}
      pauseOnFocusLoss={false}
      transition={false}
      icon={ToastIcon}
      aria-label="Notifications"
    />
  )
}
