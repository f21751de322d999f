import { ForgotPasswordForm, ResetPasswordForm } from '@callout/contracts/auth/schemas'
import { createApollo } from '../../../lib/api/createApollo.ts'
import { wireResolver } from '../../../lib/forms/wireResolver.ts'
import { ForgotPasswordDocument, ResetPasswordDocument } from './recovery.generated.ts'
import type { ForgotValues, ResetValues } from './recoveryForms.ts'
import type { ResetPasswordInput } from '../../../lib/api/schemaTypes.generated.ts'

/** Spec §5: 'Required' and 'Invalid'. */
export const forgotResolver = wireResolver<ForgotValues>(ForgotPasswordForm)
/** Spec §5 "Reset": both passwords, equal. */
export const resetResolver = wireResolver<ResetValues>(ResetPasswordForm)

const client = createApollo(() => undefined)

/** Resolves with the server's message, which is the same whether the address has an account or not. */
export async function forgotPassword(email: string): Promise<string | null> {
  const { data } = await client.mutate({ mutation: ForgotPasswordDocument, variables: { input: { email } } })
  return data?.forgotPassword.message ?? null
}

export async function resetPassword(input: ResetPasswordInput): Promise<string | null> {
  const { data } = await client.mutate({ mutation: ResetPasswordDocument, variables: { input }, fetchPolicy: 'no-cache' })
  return data?.resetPassword.message ?? null
}
