import { CustomerBody } from '@callout/contracts/customers/schemas'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import { showSuccess } from '../../shared/toasts/toasts.ts'
import { AppDialog } from '../../shared/ui/AppDialog.tsx'
import { AddressFields } from '../../kit/fields/AddressFields.tsx'
import { FieldPair } from '../../kit/fields/FieldPair.tsx'
import { DialogEnd } from '../../kit/form/DialogEnd.tsx'
import { DuplicateProblem } from './DuplicateProblem.tsx'
import { PhoneFields } from '../../kit/fields/PhoneFields.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { billedFrom } from './customerValues.ts'
import { KnownWarning } from './KnownWarning.tsx'
import { SameBillingField } from './SameBillingField.tsx'
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
          <FieldPair>
            <TextField name="firstName" label="First name" isRequired isFirst />
            <TextField name="lastName" label="Last name" isRequired />
          </FieldPair>
          <TextField name="companyName" label="Company" />
          <PhoneFields label="Phone" />
          <TextField name="email" label="Email" type="email" />
          <KnownWarning>
            {({ id, name }) => (
              <Button variant="default" size="xs" onClick={() => onTake(id)} aria-label={`Use this one: ${name ?? 'unnamed customer'}`}>
                Use this one
              </Button>
            )}
          </KnownWarning>
          <AddressFields legend="Property" />
          <SameBillingField label="Billing address is the same" copy={() => billedFrom(form.getValues())} />
          {!isSame && <AddressFields legend="Billing address" isBilling />}
          {matches.length > 0 && <DuplicateProblem matches={matches} onTake={onTake} />}
          <DialogEnd
            save="Save customer"
            anyway={matches.length > 0 ? () => void saveAnyway() : null}
            isSaving={isSubmitting}
            problem={problem}
            doubt={
              doubt && { name: doubt.found && (doubt.found.name ?? 'This customer'), onUse: useFound, onAgain: () => void saveAgain() }
            }
            onClose={onClose}
          />
        </form>
      </FormProvider>
    </AppDialog>
  )
}
