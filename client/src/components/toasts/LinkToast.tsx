import type { MouseEvent, ReactNode } from 'react'
import { currentPathname, goTo } from '../../lib/navigation/address.ts'
import classes from './toasts.module.css'

export interface ToastLink {
  readonly to: string
  readonly label: string
}

/** Whether the link's page is open. A link with a query opens something on the page. */
export const isOpen = ({ to }: ToastLink): boolean => to.split('#')[0] === currentPathname()

interface ViewLinkProps {
  readonly view: ToastLink
  readonly onOpen: () => void
}

/** Toasts are outside of the router: a plain click navigates in place, others are left to the browser. */
export function ViewLink({ view: { to, label }, onOpen }: ViewLinkProps) {
  const open = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
    goTo(to)
  }
  return (
    <a href={to} className={classes.link} onClick={open}>
      {label}
    </a>
  )
}

interface LinkToastProps extends ViewLinkProps {
  readonly message: string
  /** True while the focus is inside, which pauses the timer. */
  readonly onPause: (isPaused: boolean) => void
}

export const linkToast = ({ message, onPause, ...link }: LinkToastProps): ReactNode => (
  <div className={`row ${classes.undo}`} onFocus={() => onPause(true)} onBlur={() => onPause(false)}>
    <span className="fill">{message}</span>
    <ViewLink {...link} />
  </div>
)
