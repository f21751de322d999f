import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { paths } from '../../../lib/paths.ts'
import { CredentialFields } from '../CredentialFields.tsx'
import { Link } from 'react-router'
import classes from '../signUp/SignUp.module.css'
import type { AccountLayout, AccountValues } from './accountValues.ts'
import { DEFAULT_SIGN_UP_DIAL_CODE } from '@callout/contracts/constants'
import { loadAuthCalls, prepareAuth } from '../lazyAuthCalls.ts'
import { AccountDetails, accountResolver, LaterSteps } from '../signUp/lazySignUp.ts'
import { readDraft, writeDraft } from '../signUp/signUpDraft.ts'
import { useDialCode } from './useDialCode.ts'
import { useSavedValues } from '../signUp/setupValues.ts'

const initialValues = (email: string | undefined): AccountValues => {
  const { email: typed = '', firstName = '', lastName = '', phone = '' } = readDraft()
  return { email: email ?? typed, password: '', firstName, lastName, phone, phoneCountryCode: DEFAULT_SIGN_UP_DIAL_CODE }
}

function useAccountForm(layout: AccountLayout, email: string | undefined) {
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
    prepareAuth()
    void LaterSteps.preload()
    void dialCode.find().catch(() => undefined)
  }
  // The short layout's schema drops hidden fields, including the dial code.
  const submit = form.handleSubmit(async (checked) => {
    const { submitRegistration } = await loadAuthCalls()
    await submitRegistration({ ...form.getValues(), ...checked }, form)
  })
  return { form, dialCode, prepare, submit }
}

interface AccountFormProps {
  readonly layout: AccountLayout
  readonly email?: string | undefined
}

export function AccountForm({ layout, email }: AccountFormProps) {
  const { form, dialCode, prepare, submit } = useAccountForm(layout, email)
  return (
    <FormProvider {...form}>
      <form noValidate aria-label="Create your account" className="stack gap20" onFocus={prepare} onSubmit={submit}>
        {layout === 'full' && <AccountDetails dialCode={dialCode} />}
        <CredentialFields password="new-password" />
        <div>
          <Button type="submit" size="md" fullWidth loading={form.formState.isSubmitting}>
            Create a Free Account
          </Button>
          <p className={`hint ${classes.terms}`}>
            By creating an account you agree to our <Link to={paths.terms()}>Terms of Use</Link> and{' '}
            <Link to={paths.privacy()}>Privacy Policy</Link>.
          </p>
        </div>
      </form>
    </FormProvider>
  )
}
