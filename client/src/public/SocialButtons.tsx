import { Button } from '@mantine/core'
import { showInfo } from '../shared/toasts/toasts.ts'
import { AppleMark, GoogleMark } from './ProviderMarks.tsx'
import classes from './SocialButtons.module.css'

const providers = [
  { name: 'Google', Mark: GoogleMark },
  { name: 'Apple', Mark: AppleMark },
] as const

const explain = (name: string): void =>
  showInfo(`Signing in with ${name} is not set up on this server. Please use your email and password.`)

/** Spec §2: 'Continue with Google' and 'Continue with Apple'. */
export function SocialButtons() {
  return (
    <>
      <div className={classes.or} role="separator" aria-label="or">
        <span aria-hidden>OR</span>
      </div>
      <div className={classes.buttons}>
        {providers.map(({ name, Mark }) => (
          <Button key={name} variant="default" size="md" fullWidth leftSection={<Mark />} onClick={() => explain(name)}>
            Continue with {name}
          </Button>
        ))}
      </div>
    </>
  )
}
