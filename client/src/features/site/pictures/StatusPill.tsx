import { statusIcons, type statusTable } from '../../../components/status/statusTable.ts'
import classes from '../../../components/status/status.module.css'

/** Labels and tones of the product, type-checked against the contract: importing its table would load the schemas. */
const labels = {
  UNASSIGNED: { label: 'Unassigned', tone: 'grey' },
  ASSIGNED: { label: 'Assigned', tone: 'grey' },
  ON_THE_WAY: { label: 'Staff On The Way', tone: 'blue' },
  REACHED: { label: 'Staff Reached', tone: 'blue' },
  STARTED: { label: 'Service Started', tone: 'blue' },
  COMPLETED: { label: 'Completed', tone: 'green' },
  CANCELLED: { label: 'Cancelled', tone: 'red' },
} as const satisfies { [Name in keyof typeof statusTable]?: Pick<(typeof statusTable)[Name], 'label' | 'tone'> }

export type PillStatus = keyof typeof labels

export function StatusPill({ status }: { readonly status: PillStatus }) {
  const { label, tone } = labels[status]
  const Icon = statusIcons[status]
  return (
    <span className={`inline ${classes.badge}`} data-tone={tone}>
      <Icon size={14} stroke={2} aria-hidden className={classes.icon} />
      <span className={classes.word}>{label}</span>
    </span>
  )
}
