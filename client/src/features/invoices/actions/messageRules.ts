import { MessageForm } from '@callout/contracts/agreements/schemas'
import type { Resolver } from 'react-hook-form'
import { wireResolver } from '../../../shared/forms/wireResolver.ts'
import { addressesOf, type MessageAnswers } from './message.ts'

/** As the contract has it; what was typed stays as it was. */
export const messageRules: Resolver<MessageAnswers> = async (values, context, options) => {
  const typed = { ...values, to: addressesOf(values.to) } as unknown as MessageAnswers
  const { errors } = await wireResolver<MessageAnswers>(MessageForm)(typed, context, options)
  const { to, ...others } = errors
  const all = to ? { ...others, to: firstOf(to) } : others
  return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values, errors: {} }
}

/** Of several addresses, what is wrong with the first that is wrong. */
const firstOf = (error: unknown): { type: string; message: string } => {
  const found = [error, ...(Array.isArray(error) ? (error as unknown[]) : Object.values(error as object))].find(
    (one): one is { message: string } => typeof (one as { message?: unknown } | undefined)?.message === 'string',
  )
  return { type: 'custom', message: found?.message ?? 'Invalid' }
}
