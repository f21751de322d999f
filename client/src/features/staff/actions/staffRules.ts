import { ResetPasswordForm } from '@callout/contracts/auth/schemas'
import { TimeOffInput } from '@callout/contracts/staff/schemas'
import { wireResolver } from '../../../lib/forms/wireResolver.ts'
import type { TimeOffAnswers } from './timeOffAnswers.ts'
import { typedTimeOff } from './timeOffAnswers.ts'
import type { Resolver } from 'react-hook-form'

/** Both words, the same. */
export const passwordRules = wireResolver<{ readonly password: string; readonly passwordConfirmation: string }>(ResetPasswordForm)

/** As the contract has it; what was typed stays as it was. */
export const timeOffRules: Resolver<TimeOffAnswers> = async (values, context, options) => {
  const { errors } = await wireResolver<TimeOffAnswers>(TimeOffInput)(typedTimeOff(values) as unknown as TimeOffAnswers, context, options)
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}
