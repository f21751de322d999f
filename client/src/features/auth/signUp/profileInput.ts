import { addressLine, type SetupValues } from './setupValues.ts'
import type { RoleType, UpdateProfileInput } from './signUp.generated.ts'

/** Spec §3 "Account setup / profile update payload", out of the two last steps. */
export function profileInput(roleType: RoleType, setup: SetupValues, categoryIds: readonly string[]): UpdateProfileInput {
  const { companySize, ...fields } = setup
  return {
    ...fields,
    roleType,
    address: addressLine(setup),
    userCategoryIds: [...categoryIds],
    ...(roleType === 'COMPANY' && { companySize }),
  }
}
