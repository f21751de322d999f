import type { MouseEvent, ReactNode } from 'react'
import { goTo } from '../shared/navigation/address.ts'

interface PublicLinkProps {
  readonly to: string
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly 'aria-label'?: string
  readonly 'aria-current'?: 'page' | undefined
  readonly onPointerEnter?: () => void
  readonly onFocus?: () => void
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link between public pages. */
export function PublicLink({ to, children, ...others }: PublicLinkProps) {
  const follow = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    goTo(to)
  }
  return (
    <a href={to} onClick={follow} {...others}>
      {children}
    </a>
  )
}
