import { rem } from '@mantine/core'
import { useWorksAlone } from '../../lib/session/onSite.ts'
import { avatarColors } from './avatarColors.ts'
import { initialsOf } from './initials.ts'
import classes from './status.module.css'

interface Person {
  readonly id: string
  readonly name: string | null
  readonly color: string | null
}

/** Initials on the staff member's color. Hidden from screen readers: the name is beside it. */
export function StaffAvatar({
  name,
  color,
  size = 22,
}: {
  readonly name: string | null
  readonly color: string | null
  readonly size?: number
}) {
  return (
    <span
      className={classes.avatar}
      style={{ ...avatarColors(color), width: rem(size), height: rem(size), fontSize: rem(size * 0.44) }}
      aria-hidden
    >
      {initialsOf(name ?? '?')}
    </span>
  )
}

const shown = 3

interface StaffAvatarsProps {
  readonly staff: readonly Person[] | null
  /** False shows only avatars; names are still available to screen readers. */
  readonly withNames?: boolean
  readonly emptyLabel?: string
}

const getNames = (staff: readonly Person[]): string => staff.map(({ name }) => name ?? 'Unknown').join(', ')

/** Assigned staff: up to three avatars, then the names. Users who work alone are not shown their own name. */
export function StaffAvatars({ staff, withNames = false, emptyLabel = '–' }: StaffAvatarsProps) {
  const isAlone = useWorksAlone()
  if (staff === null) return <span>Unknown</span>
  if (staff.length === 0) return <span>{emptyLabel}</span>
  if (isAlone) return null
  return (
    <span className={`inline ${classes.staff}`} title={getNames(staff)}>
      <span className={classes.stack}>
        {staff.slice(0, shown).map(({ id, name, color }) => (
          <StaffAvatar key={id} name={name} color={color} />
        ))}
        {staff.length > shown && (
          <span className={classes.more} aria-hidden>
            +{staff.length - shown}
          </span>
        )}
      </span>
      <span className={withNames ? classes.names : 'only-read-out'} dir="auto">
        {getNames(staff)}
      </span>
    </span>
  )
}
