import { type TimelineStatusName, statusTable } from './statusTable.ts'
import { statusIcons } from './statusIcons.ts'
import classes from './status.module.css'

interface StatusBadgeProps {
  readonly status: TimelineStatusName
  /** `lg` beside a page title. */
  readonly size?: 'md' | 'lg'
}

/** A job's or a visit's status: icon, word, and the tone of spec §4. */
export function StatusBadge({ status, size = 'md' }: StatusBadgeProps) {
  const { label, tone } = statusTable[status]
  const Icon = statusIcons[status]
  return (
    <span className={classes.badge} data-tone={tone} data-size={size}>
      <Icon size={14} stroke={2} aria-hidden className={classes.icon} />
      <span className={classes.word}>{label}</span>
    </span>
  )
}
