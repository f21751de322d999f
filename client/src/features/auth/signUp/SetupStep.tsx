import { Button, TextInput } from '@mantine/core'
import { FormProvider, useForm, useFormContext, Controller, type FieldValues, type Path, type Resolver } from 'react-hook-form'
import { RequiredNote } from '../../../components/form/RequiredNote.tsx'
import { AccountNote } from '../account/AccountNote.tsx'
import { NameFields } from '../account/NameFields.tsx'
import { emptySetup, type SetupValues, useSavedValues } from './setupValues.ts'
import classes from './SignUp.module.css'
import { readDraft, writeDraft } from './signUpDraft.ts'
import { StepButtons } from './StepButtons.tsx'
import { StepHeader } from './StepHeader.tsx'
import { goToStep } from './useSignUpStep.ts'
import { PlaceFields } from '../account/PlaceFields.tsx'
import { StreetField } from '../account/StreetField.tsx'
import { PhoneInput } from '../account/PhoneInput.tsx'
import { CompanySetupForm, IndividualSetupForm } from '@callout/contracts/profile/schemas'
import { wireResolver } from '../../../lib/forms/wireResolver.ts'
import type { RoleType } from '../../../lib/api/schemaTypes.generated.ts'

/** Spec §5 "Company setup"; an individual has no size. */
const setupResolvers: Record<RoleType, Resolver<SetupValues>> = {
  INDIVIDUAL: wireResolver<SetupValues>(IndividualSetupForm),
  COMPANY: wireResolver<SetupValues>(CompanySetupForm),
}

interface PhoneFieldProps<Values extends FieldValues> {
  readonly label: string
  readonly name: Path<Values>
  readonly codeName: Path<Values>
}

function PhoneField<Values extends FieldValues>({ label, name, codeName }: PhoneFieldProps<Values>) {
  const { control, getFieldState, formState } = useFormContext<Values>()
  const error = getFieldState(name, formState).error?.message
  return (
    <Controller
      control={control}
      name={codeName}
      render={({ field: { value, onChange } }) => (
        <PhoneInput name={name} label={label} error={error} dialCode={value} onDialCode={onChange} />
      )}
    />
  )
}

function ContactFields() {
  const { register, formState } = useFormContext<SetupValues>()
  return (
    <>
      <PhoneField<SetupValues> label="Phone" name="phone" codeName="phoneCountryCode" />
      <PhoneField<SetupValues> label="Alternate phone" name="alternateNo" codeName="alternatePhoneCountryCode" />
      <TextInput
        {...register('website')}
        label="Website"
        size="md"
        type="url"
        autoComplete="url"
        placeholder="www.example.com"
        error={formState.errors.website?.message}
      />
    </>
  )
}

function AddressFields() {
  const { register, formState } = useFormContext<SetupValues>()
  const { errors } = formState
  return (
    <>
      <StreetField />
      <div className={classes.pair}>
        <TextInput {...register('street2')} label="Street 2" size="md" autoComplete="address-line2" error={errors.street2?.message} />
        <TextInput {...register('suiteNo')} label="Suite number" size="md" autoComplete="off" error={errors.suiteNo?.message} />
      </div>
      <PlaceFields />
    </>
  )
}

const labels = {
  INDIVIDUAL: { title: 'Individual Setup', lead: 'Your name and contact details, as they appear on your invoices.' },
  COMPANY: { title: 'Company Setup', lead: 'Your company’s name and contact details, as they appear on your invoices.' },
} as const

/** Spec §2, step `setupType`. */
export function SetupStep() {
  const { roleType = 'INDIVIDUAL', setup } = readDraft()
  const { title, lead } = labels[roleType]
  const form = useForm<SetupValues>({
    mode: 'onTouched',
    resolver: setupResolvers[roleType],
    defaultValues: { ...emptySetup, ...setup },
  })
  useSavedValues(form, (values) => writeDraft({ setup: values }))
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
        <form noValidate aria-label={title} className="stack gap20" onSubmit={form.handleSubmit(submit)}>
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
