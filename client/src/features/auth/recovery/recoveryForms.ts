import type { FieldValues, Resolver } from 'react-hook-form'
import { prepareToasts } from '../../../components/toasts/toasts.ts'

export interface ForgotValues extends FieldValues {
  readonly email: string
}
export interface ResetValues extends FieldValues {
  readonly password: string
  readonly passwordConfirmation: string
}

/** Lazy loads the schemas and the GraphQL client. */
export const loadRecovery = () => import('./recoveryCalls.ts')

export function prepareRecovery(): void {
  void loadRecovery()
  prepareToasts()
}

export const forgotResolver: Resolver<ForgotValues> = async (...form) => (await loadRecovery()).forgotResolver(...form)
export const resetResolver: Resolver<ResetValues> = async (...form) => (await loadRecovery()).resetResolver(...form)
