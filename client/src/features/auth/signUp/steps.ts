/** Spec §2 "Sign-up": the steps, as named in navigation state (`openDiv`). */
export const signUpSteps = ['default', 'chooseType', 'setupType', 'chooseCategory', 'otpVerification'] as const
export type SignUpStep = (typeof signUpSteps)[number]

export interface SignUpState {
  readonly openDiv?: string
  /** Prefills the account form, and names the address in the verification. */
  readonly email?: string
}

const emptyState: SignUpState = {}
export const signUpStateOf = (state: unknown): SignUpState => (state && typeof state === 'object' ? state : emptyState)

export const askedStep = ({ openDiv }: SignUpState): SignUpStep | null => signUpSteps.find((step) => step === openDiv) ?? null

interface Circumstances {
  readonly hasSession: boolean
  readonly lastStep: SignUpStep | undefined
  readonly hasSetup: boolean
}

/** Without a session only the account form and type (spec §2 "Apple return page"). Without a step in the state, resumes the sign-up. */
export function stepToShow(state: SignUpState, { hasSession, lastStep, hasSetup }: Circumstances): SignUpStep {
  if (!hasSession) return askedStep(state) === 'chooseType' ? 'chooseType' : 'default'
  const step = askedStep(state) ?? (state.email ? 'default' : (lastStep ?? 'default'))
  return step === 'chooseCategory' && !hasSetup ? 'setupType' : step
}

export function getSteps({ isTypeFirst, isVerified }: { readonly isTypeFirst: boolean; readonly isVerified: boolean }): SignUpStep[] {
  const inOrder: readonly SignUpStep[] = isTypeFirst
    ? ['chooseType', 'default', 'setupType', 'chooseCategory', 'otpVerification']
    : signUpSteps
  return inOrder.filter((step) => !isVerified || step !== 'otpVerification')
}
