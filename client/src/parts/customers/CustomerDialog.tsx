import { CustomerBody } from '@callout/contracts/customers/schemas'
import { Alert, Button, Switch } from '@mantine/core'
import type { FormEvent } from 'react'
import { Controller, FormProvider } from 'react-hook-form'
import { showSuccess } from '../../shared/toasts/toasts.ts'
import { AppDialog, DialogActions } from '../../shared/ui/AppDialog.tsx'
import { AddressFields } from '../../kit/fields/AddressFields.tsx'
import { SavedAlreadyAlert } from '../../shared/forms/SavedAlready.tsx'
import { DuplicateProblem } from './DuplicateProblem.tsx'
import { PhoneFields } from '../../kit/fields/PhoneFields.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { useNewCustomer } from './useNewCustomer.ts'
import classes from './Customer.module.css'
import { RequiredNote } from '../../shared/forms/RequiredNote.tsx'

interface CustomerDialogProps {
  /** What was searched for. */
  readonly typed: string
  readonly onClose: () => void
  readonly onTake: (customerId: string) => void
}

/** Adds a customer with the first property (spec §5). The form behind stays as it is. */
export function CustomerDialog({ typed, onClose, onTake }: CustomerDialogProps) {
  const onSaved = (): void => {
    showSuccess('Customer saved. Search for the name to choose it.')
    onClose()
  }
  const { form, matches, problem, doubt, useFound, save, saveAnyway, saveAgain } = useNewCustomer({
    typed,
    schema: CustomerBody,
    onTake,
    onSaved,
  })
  const isSame = form.watch('sameAsPropertyAddress')
  const { isSubmitting } = form.formState
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    // The dialog is a part of the job's form for React, and not for the browser.
    event.stopPropagation()
    void save()
  }
  return (
    <AppDialog isOpen onClose={onClose} title="New customer" size={560}>
      <FormProvider {...form}>
        <form className={classes.dialog} onSubmit={onSubmit} noValidate>
          <RequiredNote />
          <div className={classes.pair}>
            <TextField name="firstName" label="First name" isRequired isFirst />
            <TextField name="lastName" label="Last name" isRequired />
          </div>
          <TextField name="companyName" label="Company" />
          <PhoneFields />
          <TextField name="email" label="Email" type="email" />
          <AddressFields legend="Property" />
          <Controller
            control={form.control}
            name="sameAsPropertyAddress"
            render={({ field: { value, onChange, ref } }) => (
              <Switch
                ref={ref}
                label="Billing address is the same"
                checked={value}
                onChange={(event) => onChange(event.currentTarget.checked)}
              />
            )}
          />
          {!isSame && <AddressFields legend="Billing address" isBilling />}
          {matches.length > 0 && <DuplicateProblem matches={matches} onTake={onTake} />}
          {doubt && (
            <SavedAlreadyAlert
              name={doubt.found && (doubt.found.name ?? 'This customer')}
              isSaving={isSubmitting}
              onUse={useFound}
              onAgain={() => void saveAgain()}
            />
          )}
          {problem && (
            <Alert color="red" variant="light" role="alert">
              {problem}
            </Alert>
          )}
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            {matches.length > 0 ? (
              <Button loading={isSubmitting} onClick={() => void saveAnyway()}>
                Save anyway
              </Button>
            ) : (
              <Button type="submit" loading={isSubmitting}>
                Save customer
              </Button>
            )}
          </DialogActions>
        </form>
      </FormProvider>
    </AppDialog>
  )
}
