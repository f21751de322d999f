/** Spec §2 "Sign-up": the steps, under the names that navigation state has for them (`openDiv`). */
export const signUpSteps = ['default', 'chooseType', 'setupType', 'chooseCategory', 'otpVerification'] as const
export type SignUpStep = (typeof signUpSteps)[number]

/** What navigation state may say to /register. */
export interface SignUpState {
  readonly openDiv?: string
  /** Prefilled in the account form; the address of the code in the verification. */
  readonly email?: string
}

const nothingSaid: SignUpState = {}
export const signUpStateOf = (state: unknown): SignUpState => (state && typeof state === 'object' ? state : nothingSaid)

/** The step that the state asks for, if it is one. */
export const askedStep = ({ openDiv }: SignUpState): SignUpStep | null => signUpSteps.find((step) => step === openDiv) ?? null

interface Circumstances {
  /** There is a session, or a pending one. */
  readonly hasSession: boolean
  /** Where this window's sign-up stood last. */
  readonly lastStep: SignUpStep | undefined
  /** The fields of `setupType` have been filled in. */
  readonly hasSetup: boolean
}

/**
 * The step to show. Without a session there are only the account form and, where it is asked for, the account type (spec §2
 * "Apple return page"). Without an answer in the state (the address was typed, or opened anew) a sign-up that was begun goes
 * on, unless an email address was brought along.
 */
export function stepToShow(state: SignUpState, { hasSession, lastStep, hasSetup }: Circumstances): SignUpStep {
  if (!hasSession) return askedStep(state) === 'chooseType' ? 'chooseType' : 'default'
  const step = askedStep(state) ?? (state.email ? 'default' : (lastStep ?? 'default'))
  return step === 'chooseCategory' && !hasSetup ? 'setupType' : step
}

/** The steps in their order, as far as this person has to go through them. */
export function stepsOf({ isTypeFirst, isVerified }: { readonly isTypeFirst: boolean; readonly isVerified: boolean }): SignUpStep[] {
  const inOrder: readonly SignUpStep[] = isTypeFirst
    ? ['chooseType', 'default', 'setupType', 'chooseCategory', 'otpVerification']
    : signUpSteps
  return inOrder.filter((step) => !isVerified || step !== 'otpVerification')
}
