import { Button } from '@mantine/core'
import { useState } from 'react'
import { AppleMark, FacebookMark, GoogleMark } from './ProviderMarks.tsx'
import classes from './SocialButtons.module.css'
import type { ProviderName } from './social/providerNames.ts'

const { VITE_FACEBOOK, VITE_FACEBOOK_CLIENT_ID } = import.meta.env
const hasFacebook = VITE_FACEBOOK === 'true' || Boolean(VITE_FACEBOOK_CLIENT_ID)

const marks = { Google: GoogleMark, Apple: AppleMark, ...(hasFacebook && { Facebook: FacebookMark }) } as const

const loadStart = () => import('./social/startSignIn.ts')

/** Spec §2: 'Continue with Google' and 'Continue with Apple'; Facebook where the build asks for it. */
export function SocialButtons() {
  const [starting, setStarting] = useState<ProviderName | null>(null)
  const start = async (name: ProviderName): Promise<void> => {
    setStarting(name)
    await (await loadStart()).startSignIn(name)
    setStarting(null)
  }
  return (
    <>
      <div className={classes.or} role="separator" aria-label="or">
        <span aria-hidden>OR</span>
      </div>
      <div className={classes.buttons} onPointerEnter={() => void loadStart()} onFocus={() => void loadStart()}>
        {Object.entries(marks).map(([name, Mark]) => (
          <Button
            key={name}
            variant="default"
            size="md"
            fullWidth
            leftSection={<Mark />}
            loading={starting === name}
            onClick={() => void start(name as ProviderName)}
          >
            Continue with {name}
          </Button>
        ))}
      </div>
    </>
  )
}
