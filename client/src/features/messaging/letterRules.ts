import { MessageForm } from '@callout/contracts/agreements/schemas'
import type { Resolver } from 'react-hook-form'
import { wireResolver } from '../../lib/forms/wireResolver.ts'
import { NEW_FILE } from './letter.ts'
import type { LetterAnswers } from './sendLetter.ts'
import { addressesOf } from './messageText.ts'

interface Text {
  readonly to: string
  readonly subject: string
  readonly body: string
}

const firstOf = (error: unknown): { type: string; message: string } => {
  const found = [error, ...(Array.isArray(error) ? (error as unknown[]) : Object.values(error as object))].find(
    (item): item is { message: string } => typeof (item as { message?: unknown } | undefined)?.message === 'string',
  )
  return { type: 'custom', message: found?.message ?? 'Invalid' }
}

export const wordRules: Resolver<Text> = async (values, context, options) => {
  const typed = { ...values, to: addressesOf(values.to) } as unknown as Text
  const { errors } = await wireResolver<Text>(MessageForm)(typed, context, options)
  const { to, ...others } = errors
  const all = to ? { ...others, to: firstOf(to) } : others
  return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values, errors: {} }
}

export const letterRules: Resolver<LetterAnswers> = async (values, context, options) => {
  const { errors } = await (wordRules as unknown as Resolver<LetterAnswers>)(values, context, options)
  const lacksFile = values.enclosure === NEW_FILE && values.attachments.length === 0
  const all = lacksFile ? { ...errors, attachments: { type: 'custom', message: 'Choose the file to send' } } : errors
  return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values, errors: {} }
}
