import { typeChosenFirst } from './chosenType.ts'
import classes from './SignUp.module.css'
import { useHasSession } from './useHasSession.ts'
import { goToStep } from './useSignUpStep.ts'

const labels = { INDIVIDUAL: 'Individual', COMPANY: 'Company' } as const

/** What was answered before the account form, where it was. */
export function ChosenTypeNotice() {
  const hasSession = useHasSession()
  const type = typeChosenFirst()
  if (hasSession || !type) return null
  return (
    <p className={classes.notice}>
      Account type: <strong>{labels[type]}</strong>.{' '}
      <button type="button" className={classes.link} onClick={() => goToStep('chooseType')}>
        Change
      </button>
    </p>
  )
}
