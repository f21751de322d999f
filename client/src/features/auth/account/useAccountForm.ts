import { DEFAULT_SIGN_UP_DIAL_CODE } from '@callout/contracts/constants'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { AccountLayout } from './accountLayout.ts'
import type { AccountValues } from './accountValues.ts'
import { accountResolver, loadSubmission, prepareSignUp } from '../signUp/lazySignUp.ts'
import { readDraft, writeDraft } from '../signUp/signUpDraft.ts'
import { useSavedValues } from '../signUp/useSavedValues.ts'
import { useDialCode } from './useDialCode.ts'

const initialValues = (email: string | undefined): AccountValues => {
  const { email: typed = '', firstName = '', lastName = '', phone = '' } = readDraft()
  return { email: email ?? typed, password: '', firstName, lastName, phone, phoneCountryCode: DEFAULT_SIGN_UP_DIAL_CODE }
}

/** The account form: its values (kept, but for the password), its preparation on the first focus, its submission. */
export function useAccountForm(layout: AccountLayout, email: string | undefined) {
  const [initial] = useState(() => initialValues(email))
  const dialCode = useDialCode()
  const form = useForm<AccountValues>({ mode: 'onTouched', resolver: accountResolver(layout), defaultValues: initial })
  useSavedValues(form, ({ email: typed, firstName, lastName, phone }) => writeDraft({ email: typed, firstName, lastName, phone }))
  const { setValue } = form
  useEffect(() => setValue('phoneCountryCode', dialCode.value), [setValue, dialCode.value])
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
    await submitRegistration({ ...form.getValues(), ...checked }, form)
  })
  return { form, dialCode, prepare, submit }
}
