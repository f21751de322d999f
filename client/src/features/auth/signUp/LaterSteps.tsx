import { ApolloProvider } from '@apollo/client/react'
import { Suspense, useState } from 'react'
import { readSession } from '../../../lib/session/session.ts'
import './laterSteps.css'
import { signUpClient } from './signUpClient.ts'
import { saveDraftFor } from './signUpDraft.ts'
import { StepFallback } from './StepFallback.tsx'
import { laterSteps } from './lazySignUp.ts'

/** A step after the account form, with the shared GraphQL client. */
export function LaterSteps({ step }: { readonly step: keyof typeof laterSteps }) {
  useState(() => saveDraftFor(readSession('authEmail')))
  const Step = laterSteps[step]
  return (
    <ApolloProvider client={signUpClient}>
      <Suspense fallback={<StepFallback />}>
        <Step />
      </Suspense>
    </ApolloProvider>
  )
}
