import type { FieldValues, Resolver } from 'react-hook-form'
import { loadAuthCalls } from '../lazyAuthCalls.ts'

export interface ForgotValues extends FieldValues {
  readonly email: string
}
export interface ResetValues extends FieldValues {
  readonly password: string
  readonly passwordConfirmation: string
}

export const forgotResolver: Resolver<ForgotValues> = async (...form) => (await loadAuthCalls()).forgotResolver(...form)
export const resetResolver: Resolver<ResetValues> = async (...form) => (await loadAuthCalls()).resetResolver(...form)
