import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import classes from './Waiting.module.css'

/** Beside a status that includes unsent steps. */
export const WaitingMark = () => (
  <span className={`inline ${classes.mark}`}>
    <IconClock size={14} aria-hidden />
    Waiting to send
  </span>
)

/** Beside a step that needs the user's decision. */
export const StuckMark = () => (
  <span className={`inline ${classes.mark}`} data-stuck>
    <IconAlertTriangle size={14} aria-hidden />
    Needs you
  </span>
)
