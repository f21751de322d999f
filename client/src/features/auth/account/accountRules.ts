import { FullSignUpForm, SignUpForm } from '@callout/contracts/auth/schemas'
import type { Resolver } from 'react-hook-form'
import { wireResolver } from '../../../lib/forms/wireResolver.ts'
import type { AccountLayout, AccountValues } from './accountValues.ts'

/** Spec §5 "Signup". */
export const accountResolvers: Record<AccountLayout, Resolver<AccountValues>> = {
  short: wireResolver<AccountValues>(SignUpForm),
  full: wireResolver<AccountValues>(FullSignUpForm),
}
