import { readSession } from '../../../lib/session/session.ts'
import type { RoleType } from './signUp.generated.ts'
import { readDraft } from './signUpDraft.ts'
import type { SignUpStep } from './steps.ts'

/** The account type that was chosen before there is an account, where sign-up began with it (spec §2 "Apple return page"). */
export function typeChosenFirst(): RoleType | undefined {
  const { owner, roleType, isTypeFirst } = readDraft()
  return isTypeFirst && (owner === undefined || owner === readSession('authEmail')) ? roleType : undefined
}

/** Where a new account goes on: nobody is asked for the type twice. The draft is that of the account already. */
export const stepAfterAccount = (): SignUpStep => (readDraft().isTypeFirst ? 'setupType' : 'chooseType')
