import { Button } from '@mantine/core'
import { createPortal } from 'react-dom'
import { counted } from '../../../components/list/listText.ts'
import classes from './PlanDialog.module.css'

interface PlanBarProps {
  readonly place: 'schedule' | 'map'
  readonly count: number
  readonly onBack: () => void
}

export function PlanBar({ place, count, onBack }: PlanBarProps) {
  return createPortal(
    <section className={`row ${classes.bar}`} aria-label={`Plan on the ${place}`}>
      <span role="status">{counted({ one: 'change', many: 'changes' }, count)} planned, not applied yet</span>
      <Button autoFocus onClick={onBack}>
        Back to plan
      </Button>
    </section>,
    document.body,
  )
}
