import { DEFAULT_SIGN_UP_DIAL_CODE } from '@callout/contracts/constants'
import { useRef, useState } from 'react'
import { useSmallForm } from '../../../shared/forms/useSmallForm.ts'
import type { AccountLayout } from './accountLayout.ts'
import type { AccountValues } from './accountValues.ts'
import { accountResolver, loadSubmission, prepareSignUp } from '../lazySignUp.ts'
import { readDraft, writeDraft } from '../signUpDraft.ts'
import { useDialCode } from './useDialCode.ts'

type Name = keyof AccountValues

const credentials: readonly Name[] = ['email', 'password', 'phoneCountryCode']
/** From the first on the screen to the last. */
const names: Record<AccountLayout, readonly Name[]> = { short: credentials, full: ['firstName', 'lastName', 'phone', ...credentials] }

const initialValues = (email: string | undefined): AccountValues => {
  const { email: typed = '', firstName = '', lastName = '', phone = '' } = readDraft()
  return { email: email ?? typed, password: '', firstName, lastName, phone, phoneCountryCode: DEFAULT_SIGN_UP_DIAL_CODE }
}

/** The account form: its values (kept, but for the password), its preparation on the first focus, its submission. */
export function useAccountForm(layout: AccountLayout, email: string | undefined) {
  const [initial] = useState(() => initialValues(email))
  const dialCode = useDialCode()
  const form = useSmallForm<AccountValues>(names[layout], accountResolver(layout), (values) => {
    const { email: typed, firstName, lastName, phone } = { ...initial, ...values }
    writeDraft({ email: typed, firstName, lastName, phone })
  })
  const isPrepared = useRef(false)
  const prepare = (): void => {
    if (isPrepared.current) return
    isPrepared.current = true
    prepareSignUp()
    void dialCode.find().catch(() => undefined)
  }
  // The rules of the short layout leave out what it hides, the dial code among it.
  const submit = form.handleSubmit(async (checked) => {
    const { submitRegistration } = await loadSubmission()
    await submitRegistration({ ...initial, ...form.getValues(), ...checked }, form)
  })
  return { form, initial, dialCode, prepare, submit }
}
