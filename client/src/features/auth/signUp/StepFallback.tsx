import { Loader } from '@mantine/core'
import classes from './SignUp.module.css'

export function StepFallback() {
  return (
    <div className={classes.waiting} role="status" aria-label="Loading">
      <Loader size={24} aria-hidden />
    </div>
  )
}
