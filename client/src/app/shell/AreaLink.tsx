import { NavLink, useLocation } from 'react-router'
import { branchAt, isListByBranch, withBranch } from '../../lib/session/branchChoice.ts'
import { paths } from '../../lib/paths.ts'
import type { Area } from '../navigation.ts'

interface AreaLinkProps {
  readonly area: Area
  readonly className: string | undefined
  /** Of the icon, in pixels. */
  readonly size: number
  readonly onClick?: (() => void) | undefined
}

/** The way to an area, of the branch that is shown; marked while one is there. */
export function AreaLink({ area: { to, label, Icon }, className = '', size, onClick }: AreaLinkProps) {
  const branchId = branchAt(useLocation())
  return (
    <NavLink
      to={isListByBranch(to) ? withBranch(to, branchId) : to}
      end={to === paths.home()}
      className={className}
      {...(onClick && { onClick })}
    >
      <Icon size={size} stroke={1.7} aria-hidden />
      {label}
    </NavLink>
  )
}
