import { ApolloProvider } from '@apollo/client/react'
import { useState } from 'react'
import { readSession } from '../../../lib/session/session.ts'
import { OtpStep } from '../otp/OtpStep.tsx'
import { CategoryStep } from './CategoryStep.tsx'
import './laterSteps.css'
import { SetupStep } from './SetupStep.tsx'
import { signUpClient } from './signUpClient.ts'
import { saveDraftFor } from './signUpDraft.ts'
import { TypeStep } from './TypeStep.tsx'

const laterSteps = { chooseType: TypeStep, setupType: SetupStep, chooseCategory: CategoryStep, otpVerification: OtpStep } as const

export function LaterSteps({ step }: { readonly step: keyof typeof laterSteps }) {
  useState(() => saveDraftFor(readSession('authEmail')))
  const Step = laterSteps[step]
  return (
    <ApolloProvider client={signUpClient}>
      <Step />
    </ApolloProvider>
  )
}
