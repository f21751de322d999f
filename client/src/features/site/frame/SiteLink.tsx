import type { ReactNode } from 'react'
import { NavLink } from 'react-router'

interface SiteLinkProps {
  readonly to: string
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly 'aria-label'?: string
}

/** A link of the public site; `aria-current` marks the open page. */
export function SiteLink({ className = '', ...others }: SiteLinkProps) {
  return <NavLink className={className} {...others} />
}
