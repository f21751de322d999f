import { meaningfulMessage } from '../../../lib/api/serverMessage.ts'
import { readSession, writeSession } from '../../../lib/session/session.ts'
import { sessionOf } from '../../../lib/session/storeUser.ts'
import { showSuccess } from '../../../components/toasts/toasts.ts'
import { leaveSignUp } from './leaveSignUp.ts'
import { emptySetup, addressLine, type SetupValues } from './setupValues.ts'
import { readDraft } from './signUpDraft.ts'
import { useUpdateProfileMutation } from './signUp.generated.ts'
import { goToStep } from './useSignUpStep.ts'
import type { RoleType, UpdateProfileInput } from '../../../lib/api/schemaTypes.generated.ts'

/** Spec §3 "Account setup / profile update payload", from the last two steps. */
function profileInput(roleType: RoleType, setup: SetupValues, categoryIds: readonly string[]): UpdateProfileInput {
  const { companySize, ...fields } = setup
  return {
    ...fields,
    roleType,
    address: addressLine(setup),
    userCategoryIds: [...categoryIds],
    ...(roleType === 'COMPANY' && { companySize }),
  }
}

/** Spec §4: submitting the categories updates the profile, then verifies if required. `submit` rejects with the gateway's error. */
export function useSubmitProfile() {
  const [update, { loading }] = useUpdateProfileMutation()
  const submit = async (categoryIds: readonly string[]): Promise<void> => {
    const { roleType = 'INDIVIDUAL', setup } = readDraft()
    const { data } = await update({ variables: { input: profileInput(roleType, { ...emptySetup, ...setup }, categoryIds) } })
    if (!data) return
    const { user, message } = data.updateProfile
    if (user) writeSession(sessionOf(user))
    const text = meaningfulMessage(message)
    if (text) showSuccess(text)
    if (readSession('authToken')) leaveSignUp()
    else goToStep('otpVerification', user?.email ?? readSession('authEmail') ?? undefined)
  }
  return { submit, isSubmitting: loading }
}
