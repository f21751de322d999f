import { ResetPasswordForm } from '@callout/contracts/auth/schemas'
import { TimeOffInput } from '@callout/contracts/staff/schemas'
import { wireResolver } from '../../../lib/forms/wireResolver.ts'
import type { TimeOffAnswers } from './timeOffAnswers.ts'
import { timeOffInput } from './timeOffAnswers.ts'
import type { Resolver } from 'react-hook-form'

export const passwordRules = wireResolver<{ readonly password: string; readonly passwordConfirmation: string }>(ResetPasswordForm)

export const timeOffRules: Resolver<TimeOffAnswers> = async (values, context, options) => {
  const { errors } = await wireResolver<TimeOffAnswers>(TimeOffInput)(timeOffInput(values) as unknown as TimeOffAnswers, context, options)
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}
