import { IconHelpCircle, type TablerIcon } from '@tabler/icons-react'
import { type Stated, statusTable, statusWord, statusIcons } from './statusTable.ts'
import classes from './status.module.css'

interface StatusBadgeProps {
  readonly of: Stated
  readonly size?: 'md' | 'lg'
}

const iconOf = ({ status }: Stated): TablerIcon => (status ? statusIcons[status] : IconHelpCircle)

interface StatusSignProps {
  readonly of: Stated
  readonly className: string | undefined
}

/** The icon alone, where the status is read out elsewhere. */
export function StatusSign({ of, className }: StatusSignProps) {
  const Icon = iconOf(of)
  return <Icon size={13} stroke={2} aria-hidden className={className} />
}

/** Status of a job or visit: icon, label and the tone of spec §4; an unknown code is grey with its number. */
export function StatusBadge({ of, size = 'md' }: StatusBadgeProps) {
  const Icon = iconOf(of)
  return (
    <span className={`inline ${classes.badge}`} data-tone={of.status ? statusTable[of.status].tone : 'grey'} data-size={size}>
      <Icon size={14} stroke={2} aria-hidden className={classes.icon} />
      <span className={classes.word}>{statusWord(of)}</span>
    </span>
  )
}
