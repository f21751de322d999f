import { DEFAULT_SIGN_UP_DIAL_CODE } from '@callout/contracts/constants'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { AccountLayout } from './accountLayout.ts'
import type { AccountValues } from './accountValues.ts'
import { accountResolver, loadCall, loadSubmission, prepareSignUp } from './lazySignUp.ts'
import { readDraft, writeDraft } from './signUpDraft.ts'
import { useKeptValues } from './useKeptValues.ts'

const initialValues = (email: string | undefined): AccountValues => {
  const { email: typed = '', firstName = '', lastName = '', phone = '' } = readDraft()
  return { email: email ?? typed, password: '', firstName, lastName, phone, phoneCountryCode: DEFAULT_SIGN_UP_DIAL_CODE }
}

const keep = ({ email = '', firstName = '', lastName = '', phone = '' }: Partial<AccountValues>): void =>
  writeDraft({ email, firstName, lastName, phone })

/** The account form: its values (kept, but for the password), its preparation on the first focus, its submission. */
export function useAccountForm(layout: AccountLayout, email: string | undefined) {
  const form = useForm<AccountValues>({ mode: 'onTouched', resolver: accountResolver(layout), defaultValues: initialValues(email) })
  useKeptValues(form, keep)
  const isPrepared = useRef(false)
  const findDialCode = async (): Promise<void> => {
    const dialCode = await (await loadCall()).visitorDialCode()
    if (dialCode && !form.getFieldState('phoneCountryCode').isDirty) form.setValue('phoneCountryCode', dialCode)
  }
  const prepare = (): void => {
    if (isPrepared.current) return
    isPrepared.current = true
    prepareSignUp()
    void findDialCode().catch(() => undefined)
  }
  // The rules of the short layout leave out what it hides, the dial code among it.
  const submit = form.handleSubmit(async (checked) => {
    const { submitRegistration } = await loadSubmission()
    await submitRegistration({ ...form.getValues(), ...checked }, form)
  })
  return { form, prepare, submit }
}
