import { useId } from 'react'
import { AreaLink } from './AreaLink.tsx'
import type { AreaGroup } from '../navigation.ts'
import classes from './AreaGroupList.module.css'

interface AreaGroupListProps {
  readonly group: AreaGroup
  /** For the thumb. */
  readonly isLarge?: boolean
  readonly onOpen?: () => void
}

/** The areas of a group below its name, one under the other. */
export function AreaGroupList({ group: { label, areas }, isLarge = false, onOpen }: AreaGroupListProps) {
  const id = useId()
  return (
    <div>
      {label !== null && (
        <p id={id} className={classes.label}>
          {label}
        </p>
      )}
      <ul className={classes.list} data-large={isLarge || undefined} aria-labelledby={label === null ? undefined : id}>
        {areas.map((area) => (
          <li key={area.to}>
            <AreaLink area={area} className={classes.link} size={isLarge ? 20 : 18} onClick={onOpen} />
          </li>
        ))}
      </ul>
    </div>
  )
}
