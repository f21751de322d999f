import { readFlag } from '@callout/contracts/wire/flag'
import { Button } from '@mantine/core'
import { useState } from 'react'
import classes from './SocialButtons.module.css'
import type { ProviderName } from './social/providerNames.ts'

/** Logo required by the provider. */
function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62Z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.33-1.58-5.04-3.7H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#FBBC05" d="M3.96 10.71a5.4 5.4 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33Z" />
      <path fill="#EA4335" d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58Z" />
    </svg>
  )
}

function AppleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden>
      <path d="M17.05 12.54c-.03-2.85 2.32-4.22 2.43-4.29-1.32-1.94-3.39-2.2-4.12-2.23-1.75-.18-3.42 1.03-4.31 1.03-.89 0-2.26-1-3.71-.98-1.91.03-3.67 1.11-4.65 2.82-1.98 3.44-.51 8.53 1.42 11.32.95 1.37 2.07 2.9 3.55 2.85 1.43-.06 1.97-.92 3.69-.92s2.21.92 3.72.89c1.53-.03 2.5-1.39 3.44-2.76 1.08-1.59 1.53-3.12 1.56-3.2-.03-.02-2.99-1.15-3.02-4.53ZM14.22 4.17c.78-.95 1.31-2.27 1.17-3.58-1.13.05-2.49.75-3.3 1.7-.72.84-1.36 2.18-1.19 3.47 1.26.1 2.54-.64 3.32-1.59Z" />
    </svg>
  )
}

function FacebookMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden>
      <path
        fill="#0866FF"
        d="M24 12a12 12 0 1 0-14.9 11.64v-7.98H6.63V12H9.1v-1.58c0-4.08 1.85-5.98 5.86-5.98.76 0 2.08.15 2.61.3v3.32a15.4 15.4 0 0 0-1.38-.05c-1.97 0-2.73.75-2.73 2.69V12h3.92l-.67 3.66h-3.25v8.25A12 12 0 0 0 24 12Z"
      />
    </svg>
  )
}

const { VITE_FACEBOOK, VITE_FACEBOOK_CLIENT_ID } = import.meta.env
const hasFacebook = readFlag(VITE_FACEBOOK) === true || Boolean(VITE_FACEBOOK_CLIENT_ID)

const marks = { Google: GoogleMark, Apple: AppleMark, ...(hasFacebook && { Facebook: FacebookMark }) } as const

const loadStart = () => import('./social/startSignIn.ts')

/** Spec §2: 'Continue with Google' and 'Continue with Apple'; Facebook if enabled in the build. */
export function SocialButtons() {
  const [starting, setStarting] = useState<ProviderName | null>(null)
  const start = async (name: ProviderName): Promise<void> => {
    setStarting(name)
    await (await loadStart()).startSignIn(name)
    setStarting(null)
  }
  return (
    <>
      <div className={`row small ${classes.or}`} role="separator" aria-label="or">
        <span aria-hidden>OR</span>
      </div>
      <div className="stack gap12" onPointerEnter={() => void loadStart()} onFocus={() => void loadStart()}>
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
