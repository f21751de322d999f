import { NavLink } from 'react-router'
import type { Area } from '../navigation.ts'

interface AreaLinkProps {
  readonly area: Area
  readonly className: string | undefined
  /** Of the icon, in pixels. */
  readonly size: number
  readonly onClick?: (() => void) | undefined
}

/** The way to an area, marked while one is there. */
export function AreaLink({ area: { to, label, Icon }, className = '', size, onClick }: AreaLinkProps) {
  return (
    <NavLink to={to} className={className} {...(onClick && { onClick })}>
      <Icon size={size} stroke={1.7} aria-hidden />
      {label}
    </NavLink>
  )
}
