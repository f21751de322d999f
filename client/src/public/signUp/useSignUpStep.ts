import { useEffect, useState } from 'react'
import { goTo, useNavigationState, usePathname } from '../../shared/navigation/address.ts'
import { paths } from '../../shared/paths.ts'
import { useSessionValue } from '../../shared/session/useSessionValue.ts'
import { readDraft, writeDraft } from './signUpDraft.ts'
import { useHasSession } from './useHasSession.ts'
import { askedStep, type SignUpState, type SignUpStep, signUpStateOf, stepToShow } from './steps.ts'

/** Goes to a step; Back of the browser comes back to this one. */
export const goToStep = (openDiv: SignUpStep, email?: string): void =>
  goTo(paths.register(), { state: email ? { openDiv, email } : { openDiv } })

/** The history entry names its step from now on, so that Back, Forward and a reload find it again. */
function useNamedEntry(isHere: boolean, state: SignUpState, step: SignUpStep): void {
  const isNamed = askedStep(state) === step
  useEffect(() => {
    if (isHere && !isNamed) goTo(paths.register(), { replace: true, state: { ...state, openDiv: step } })
  }, [isHere, isNamed, state, step])
}

/** Back from the app does not lead into a sign-up that is over. */
function useWayOut(isHere: boolean): void {
  const [token, email] = [useSessionValue('authToken'), useSessionValue('authEmail')]
  useEffect(() => {
    if (isHere && token && email && readDraft().finished === email) goTo(paths.home(), { replace: true })
  }, [isHere, token, email])
}

interface SignUpPlace {
  readonly step: SignUpStep
  readonly state: SignUpState
}

/** Where sign-up stands. When the address has gone on to the app, the last step stays until the app is there. */
export function useSignUpStep(): SignUpPlace {
  const isHere = usePathname() === paths.register()
  const state = signUpStateOf(useNavigationState())
  const hasSession = useHasSession()
  const { step: lastStep, isSetUp = false } = readDraft()
  const current = stepToShow(state, { hasSession, lastStep, hasSetup: isSetUp })
  const [last, setLast] = useState<SignUpPlace>({ step: current, state })
  if (isHere && (last.step !== current || last.state !== state)) setLast({ step: current, state })
  const place = isHere ? { step: current, state } : last
  useWayOut(isHere)
  useNamedEntry(isHere, place.state, place.step)
  useEffect(() => {
    if (isHere) writeDraft({ step: place.step })
  }, [isHere, place.step])
  return place
}
