import { BranchHeadBody, BranchHeadChangeBody } from '@callout/contracts/branches/schemas'
import { type FormEvent, useEffect, useState } from 'react'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { PhoneFields } from '../../../components/fields/contact/PhoneFields.tsx'
import { TextField } from '../../../components/fields/text/TextField.tsx'
import { DialogEnd } from '../../../components/form/DialogEnd.tsx'
import { returnedValues } from '../../../components/form/recordQueries.ts'
import { reportSaveError } from '../../../components/form/reportSaveError.ts'
import { RequiredNote } from '../../../components/form/RequiredNote.tsx'
import { wireResolver } from '../../../lib/forms/wireResolver.ts'
import { showSuccess } from '../../../components/toasts/toasts.ts'
import { AppDialog } from '../../../components/overlays/AppDialog.tsx'
import { useStartingPhoneCode } from '../../settings/lookups/useStartingPlace.ts'
import { branchName } from '../branch.ts'
import { useAddBranchHeadMutation, useUpdateBranchHeadMutation } from './branchHead.generated.ts'
import type { HeadedBranch } from './headedBranch.ts'
import classes from './Head.module.css'
import { useSavedForm } from '../../../lib/forms/savedForms.ts'

const empty = { name: '', email: '', phoneCountryCode: '1', phone: '', address: '' }
type Values = typeof empty & { branchId?: string; branchHeadId?: string }

interface HeadDialogProps {
  readonly branch: HeadedBranch
  readonly onClose: () => void
}

/** Sets the branch's country code for a new head, unless the user has chosen one. */
function useBranchPhoneCode({ formState, resetField }: UseFormReturn<Values>, { id, branchHead }: HeadedBranch): void {
  const code = useStartingPhoneCode(id)
  const isChosen = formState.dirtyFields.phoneCountryCode === true
  useEffect(() => {
    if (code !== undefined && !branchHead && !isChosen) resetField('phoneCountryCode', { defaultValue: code })
  }, [code, branchHead, isChosen, resetField])
}

/** Sets or changes a branch's head (spec §5 "Branch head"). Idempotent: a branch has one head. */
export function HeadDialog({ branch, onClose }: HeadDialogProps) {
  const head = branch.branchHead
  const [add] = useAddBranchHeadMutation()
  const [update] = useUpdateBranchHeadMutation()
  const [problem, setProblem] = useState<string | null>(null)
  const ids = head ? { branchHeadId: head.id } : { branchId: branch.id }
  const form = useForm<Values>({
    resolver: wireResolver<Values>(head ? BranchHeadChangeBody : BranchHeadBody),
    defaultValues: { ...returnedValues(empty, head), ...ids },
    mode: 'onTouched',
  })
  useSavedForm(form, 'branchHead')
  useBranchPhoneCode(form, branch)
  const send = form.handleSubmit(async () => {
    setProblem(null)
    const { name, email, phoneCountryCode, phone, address } = form.getValues()
    const person = { name, email, phoneCountryCode, phone, address }
    const refetchQueries = ['BranchRecord']
    try {
      if (head) await update({ variables: { input: { branchHeadId: head.id, ...person } }, refetchQueries })
      else await add({ variables: { input: { branchId: branch.id, ...person } }, refetchQueries })
      showSuccess(head ? `${name} updated` : `${name} is the head of ${branchName(branch)}`)
      onClose()
    } catch (error) {
      setProblem(reportSaveError(error, form)?.message ?? null)
    }
  })
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    void send()
  }
  return (
    <AppDialog
      isOpen
      onClose={onClose}
      title={head ? `Edit head of ${branchName(branch)}` : `New head of ${branchName(branch)}`}
      size={480}
    >
      <FormProvider {...form}>
        <form className={`stack ${classes.form}`} onSubmit={onSubmit} noValidate>
          <RequiredNote />
          <TextField name="name" label="Name" isRequired isFirst />
          <TextField name="email" label="Email" type="email" isRequired />
          <PhoneFields label="Phone" isRequired />
          <TextField name="address" label="Address" isRequired />
          {!head && <p>They’ll get an email with a link to sign in. To promote someone on your staff, enter their email.</p>}
          <DialogEnd
            save={head ? 'Save head' : 'Add head'}
            isSaving={form.formState.isSubmitting}
            problem={problem}
            duplicate={null}
            onClose={onClose}
          />
        </form>
      </FormProvider>
    </AppDialog>
  )
}
