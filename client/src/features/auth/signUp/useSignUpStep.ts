import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { goTo } from '../../../lib/navigation/address.ts'
import { paths } from '../../../lib/paths.ts'
import { readDraft, writeDraft } from './signUpDraft.ts'
import { useHasSession } from './useHasSession.ts'
import { askedStep, type SignUpState, type SignUpStep, signUpStateOf, stepToShow } from './steps.ts'
import { useSessionValue } from '../../../lib/session/session.ts'

/** Navigates to a step; browser Back returns to this one. */
export const goToStep = (openDiv: SignUpStep, email?: string): void =>
  goTo(paths.register(), { state: email ? { openDiv, email } : { openDiv } })

/** Writes the step into the history entry, so that Back, Forward and a reload restore it. */
function useHistoryStep(state: SignUpState, step: SignUpStep): void {
  const isNamed = askedStep(state) === step
  useEffect(() => {
    if (!isNamed) goTo(paths.register(), { replace: true, state: { ...state, openDiv: step } })
  }, [isNamed, state, step])
}

/** Redirects Back from the app away from a completed sign-up. */
function useCompletedRedirect(): void {
  const [token, email] = [useSessionValue('authToken'), useSessionValue('authEmail')]
  useEffect(() => {
    if (token && email && readDraft().finished === email) goTo(paths.home(), { replace: true })
  }, [token, email])
}

export function useSignUpStep(): { readonly step: SignUpStep; readonly state: SignUpState } {
  const state = signUpStateOf(useLocation().state)
  const hasSession = useHasSession()
  const { step: lastStep, isSetUp = false } = readDraft()
  const step = stepToShow(state, { hasSession, lastStep, hasSetup: isSetUp })
  useCompletedRedirect()
  useHistoryStep(state, step)
  useEffect(() => writeDraft({ step }), [step])
  return { step, state }
}
