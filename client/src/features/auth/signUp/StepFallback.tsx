import { Loader } from '@mantine/core'
import classes from './SignUp.module.css'

/** Shown while a step's chunk loads. */
export function StepFallback() {
  return (
    <div className={classes.waiting} role="status" aria-label="Loading">
      <Loader size={24} aria-hidden />
    </div>
  )
}
