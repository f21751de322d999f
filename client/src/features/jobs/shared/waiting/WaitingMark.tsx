import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import classes from './Waiting.module.css'

/** Beside a status that nobody else knows yet. */
export const WaitingMark = () => (
  <span className={classes.mark}>
    <IconClock size={14} aria-hidden />
    Waiting to send
  </span>
)

/** Something stands in the way of what the person has done. */
export const StuckMark = () => (
  <span className={classes.mark} data-stuck>
    <IconAlertTriangle size={14} aria-hidden />
    Needs you
  </span>
)
