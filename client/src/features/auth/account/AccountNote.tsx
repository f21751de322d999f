import { leaveToLogin } from '../../../lib/navigation/sessionMoves.ts'
import classes from '../signUp/SignUp.module.css'
import { useSessionValue } from '../../../lib/session/session.ts'

export function AccountNote() {
  const email = useSessionValue('authEmail')
  return (
    <p className={classes.other}>
      {email && <span className={classes.email}>{email} · </span>}
      <button type="button" className={classes.link} onClick={() => leaveToLogin()}>
        Use another account
      </button>
    </p>
  )
}
