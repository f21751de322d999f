import { useId } from 'react'
import { AreaLink } from './AreaLink.tsx'
import type { AreaGroup } from '../navigation.ts'

interface AreaGroupListProps {
  readonly group: AreaGroup
  readonly classes: CSSModuleClasses
  /** Of the icons, in pixels. */
  readonly size?: number
  readonly onOpen?: () => void
}

/** The areas of a group below its name, one under the other. */
export function AreaGroupList({ group: { label, areas }, classes, size = 18, onOpen }: AreaGroupListProps) {
  const id = useId()
  return (
    <div>
      {label !== null && (
        <p id={id} className={classes['label']}>
          {label}
        </p>
      )}
      <ul className={classes['list']} aria-labelledby={label === null ? undefined : id}>
        {areas.map((area) => (
          <li key={area.to}>
            <AreaLink area={area} className={classes['link']} size={size} onClick={onOpen} />
          </li>
        ))}
      </ul>
    </div>
  )
}
