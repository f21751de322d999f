import { readSession } from '../../../lib/session/session.ts'
import { readDraft } from './signUpDraft.ts'
import type { SignUpStep } from './steps.ts'
import type { RoleType } from '../../../lib/api/schemaTypes.generated.ts'

/** The account type chosen before the account, if sign-up started with it (spec §2 "Apple return page"). */
export function typeChosenFirst(): RoleType | undefined {
  const { owner, roleType, isTypeFirst } = readDraft()
  return isTypeFirst && (owner === undefined || owner === readSession('authEmail')) ? roleType : undefined
}

/** Next step for a new account, skipping the type if already chosen. The draft already belongs to the account. */
export const stepAfterAccount = (): SignUpStep => (readDraft().isTypeFirst ? 'setupType' : 'chooseType')
