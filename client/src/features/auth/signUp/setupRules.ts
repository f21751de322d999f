import { CompanySetupForm, IndividualSetupForm } from '@callout/contracts/profile/schemas'
import type { Resolver } from 'react-hook-form'
import { wireResolver } from '../../../lib/forms/wireResolver.ts'
import type { SetupValues } from './setupValues.ts'
import type { RoleType } from './signUp.generated.ts'

/** Spec §5 "Company setup", and the same without the size for an individual. */
export const setupResolvers: Record<RoleType, Resolver<SetupValues>> = {
  INDIVIDUAL: wireResolver<SetupValues>(IndividualSetupForm),
  COMPANY: wireResolver<SetupValues>(CompanySetupForm),
}
