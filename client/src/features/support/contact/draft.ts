import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readSession } from '../../../lib/session/session.ts'
import type { ContactValues } from './contactCall.ts'
import { windowStore } from '../../../lib/preferences/storage.ts'

const KEY = 'contactDraft'

/** An empty form; prefilled for a signed-in user. */
export const nothingTyped = (): ContactValues => ({
  name: readSession('authName') ?? '',
  email: readSession('authEmail') ?? '',
  phone: '',
  subject: '',
  message: '',
})

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return value && typeof value === 'object' ? { ...value } : {}
  } catch {
    return {}
  }
}

export function readDraft(): ContactValues {
  const saved = parsed(windowStore.read(KEY))
  const getText = (name: keyof ContactValues, otherwise: string): string => {
    const value = saved[name]
    return typeof value === 'string' ? value : otherwise
  }
  const { name, email, phone, subject, message } = nothingTyped()
  return {
    name: getText('name', name),
    email: getText('email', email),
    phone: getText('phone', phone),
    subject: getText('subject', subject),
    message: getText('message', message),
  }
}

export const clearDraft = (): void => windowStore.remove(KEY)

export function useSavedDraft({ subscribe }: UseFormReturn<ContactValues>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) windowStore.write(KEY, JSON.stringify(values))
        },
      }),
    [subscribe],
  )
}
