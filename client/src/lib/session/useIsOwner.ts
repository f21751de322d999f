import { userType } from '@callout/contracts/profile/userType'
import { useSessionValue } from './session.ts'

const owners: readonly (string | null)[] = [userType.COMPANY.code, userType.INDIVIDUAL.code]

/** Whether the user owns the account: a company or an individual. */
export const useIsOwner = (): boolean => owners.includes(useSessionValue('userType'))
