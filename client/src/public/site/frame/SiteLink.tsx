import type { ReactNode } from 'react'
import { usePathname } from '../../../shared/navigation/address.ts'
import { PublicLink } from '../../PublicLink.tsx'
import { prefetchPage } from '../lazyPages.ts'

interface SiteLinkProps {
  readonly to: string
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly 'aria-label'?: string
}

/** A link of the public site: loads what it leads to as soon as somebody points at it, and says where one stands. */
export function SiteLink({ to, ...others }: SiteLinkProps) {
  const pathname = usePathname()
  const isHere = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`))
  const prefetch = (): void => prefetchPage(to)
  return <PublicLink to={to} aria-current={isHere ? 'page' : undefined} onPointerEnter={prefetch} onFocus={prefetch} {...others} />
}
