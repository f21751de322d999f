import { useSessionValue } from '../../../lib/session/useSessionValue.ts'
import { readDraft } from './signUpDraft.ts'
import classes from './SignUp.module.css'
import { goToStep } from './useSignUpStep.ts'

/** Whoever comes back to the account form after it was sent can go on instead of sending it again. */
export function BegunNotice() {
  const email = useSessionValue('authEmail')
  const isBegun = [useSessionValue('authToken'), useSessionValue('verifyToken')].some((token) => token !== null)
  if (!isBegun) return null
  return (
    <p className={classes.notice}>
      The account {email ? <strong>{email}</strong> : ''} was created.{' '}
      <button type="button" className={classes.link} onClick={() => goToStep(readDraft().isSetUp ? 'chooseCategory' : 'chooseType')}>
        Continue setup
      </button>
    </p>
  )
}
