import { IconAlertTriangleFilled } from '@tabler/icons-react'
import classes from './status.module.css'

/** A visit that should have begun and has not. */
export function LateMark() {
  return (
    <span className={classes.late}>
      <IconAlertTriangleFilled size={12} aria-hidden />
      Late
    </span>
  )
}
