import { paths } from '../../../lib/paths.ts'
import { Link } from 'react-router'
import classes from './recovery.module.css'
import { useFocusedHeading } from './useFocusedHeading.ts'

interface InstructionsSentProps {
  readonly email: string
  readonly onAgain: () => void
}

/** The same words for every email address: whether anybody has it is nobody's business. */
export function InstructionsSent({ email, onAgain }: InstructionsSentProps) {
  const heading = useFocusedHeading()
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        Check your email
      </h1>
      <p className={classes.lead}>
        If <strong>{email}</strong> has an account, we’ve sent it instructions to reset the password. The link works for one hour.
      </p>
      <p className={classes.text}>
        Didn’t get it after a few minutes? Check your spam folder, or{' '}
        <button type="button" className={classes.link} onClick={onAgain}>
          try again with this or another email
        </button>
        .
      </p>
      <p className={classes.other}>
        <Link to={paths.login()}>Go back to Login</Link>
      </p>
    </>
  )
}
