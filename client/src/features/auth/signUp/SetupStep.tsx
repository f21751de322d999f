import { Button } from '@mantine/core'
import { FormProvider, useForm } from 'react-hook-form'
import { RequiredNote } from '../../../components/form/RequiredNote.tsx'
import { AccountNote } from '../account/AccountNote.tsx'
import { AddressFields } from '../account/AddressFields.tsx'
import { ContactFields } from '../account/ContactFields.tsx'
import { NameFields } from '../account/NameFields.tsx'
import { setupResolvers } from './setupRules.ts'
import { emptySetup, type SetupValues } from './setupValues.ts'
import classes from './SignUp.module.css'
import { readDraft, writeDraft } from './signUpDraft.ts'
import { StepButtons } from './StepButtons.tsx'
import { StepHeader } from './StepHeader.tsx'
import { useKeptValues } from './useKeptValues.ts'
import { goToStep } from './useSignUpStep.ts'

const words = {
  INDIVIDUAL: { title: 'Individual Setup', lead: 'Your name and contact details, as they appear on your invoices.' },
  COMPANY: { title: 'Company Setup', lead: 'Your company’s name and contact details, as they appear on your invoices.' },
} as const

/** Spec §2, step `setupType`. */
export function SetupStep() {
  const { roleType = 'INDIVIDUAL', setup } = readDraft()
  const { title, lead } = words[roleType]
  const form = useForm<SetupValues>({
    mode: 'onTouched',
    resolver: setupResolvers[roleType],
    defaultValues: { ...emptySetup, ...setup },
  })
  useKeptValues(form, (values) => writeDraft({ setup: values }))
  const submit = (values: SetupValues): void => {
    writeDraft({ setup: { ...emptySetup, ...values }, isSetUp: true })
    goToStep('chooseCategory')
  }
  return (
    <>
      <StepHeader step="setupType" title={title}>
        {lead}
      </StepHeader>
      <FormProvider {...form}>
        <form noValidate aria-label={title} className={classes.form} onSubmit={form.handleSubmit(submit)}>
          <RequiredNote />
          <NameFields roleType={roleType} />
          <AddressFields />
          <ContactFields />
          <StepButtons onBack={() => goToStep('chooseType')}>
            <Button type="submit" size="md">
              Next
            </Button>
          </StepButtons>
        </form>
      </FormProvider>
      <AccountNote />
    </>
  )
}
