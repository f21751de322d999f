import { SignInForm } from '@callout/contracts/auth/schemas'
import { wireResolver } from '../../lib/forms/wireResolver.ts'

/** Spec §5: email and password required, 'Invalid' for a malformed email. */
export const resolver = wireResolver<SignInForm>(SignInForm)
