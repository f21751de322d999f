import { useId } from 'react'
import type { AreaGroup, Area } from '../navigation.ts'
import classes from './AreaGroupList.module.css'
import { NavLink, useLocation } from 'react-router'
import { branchAt, isListByBranch, withBranch } from '../../lib/session/branchChoice.ts'
import { paths } from '../../lib/paths.ts'

interface AreaLinkProps {
  readonly area: Area
  readonly className: string | undefined
  /** Icon size in pixels. */
  readonly size: number
  readonly onClick?: (() => void) | undefined
}

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

interface AreaGroupListProps {
  readonly group: AreaGroup
  readonly isLarge?: boolean
  readonly onOpen?: () => void
}

export function AreaGroupList({ group: { label, areas }, isLarge = false, onOpen }: AreaGroupListProps) {
  const id = useId()
  return (
    <div>
      {label !== null && (
        <p id={id} className={`small ${classes.label}`}>
          {label}
        </p>
      )}
      <ul className={`stack list ${classes.list}`} data-large={isLarge || undefined} aria-labelledby={label === null ? undefined : id}>
        {areas.map((area) => (
          <li key={area.to}>
            <AreaLink area={area} className={classes.link} size={isLarge ? 20 : 18} onClick={onOpen} />
          </li>
        ))}
      </ul>
    </div>
  )
}
