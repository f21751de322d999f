import { PropertyBody } from '@callout/contracts/customers/schemas'
import { Alert, Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { refusalOf } from '../../../shared/api/refusal.ts'
import { applyFieldErrors } from '../../../shared/forms/applyFieldErrors.ts'
import { useKeptForm } from '../../../shared/forms/useKeptForm.ts'
import { wireResolver } from '../../../shared/forms/wireResolver.ts'
import { showSuccess } from '../../../shared/toasts/toasts.ts'
import { AppDialog, DialogActions } from '../../../shared/ui/AppDialog.tsx'
import { type JobFormCustomerPartsFragment, JobFormCustomerDocument } from '../form/jobForm.generated.ts'
import { useCreatePropertyMutation } from './customerDialogs.generated.ts'
import { AddressFields } from './AddressFields.tsx'
import { customerName } from './customerWords.ts'
import { TextField } from './TextField.tsx'
import classes from './Customer.module.css'

interface PropertyDialogProps {
  readonly customer: JobFormCustomerPartsFragment
  readonly onClose: () => void
  readonly onTake: (propertyId: string) => void
}

const emptyProperty = {
  name: '',
  suiteNo: '',
  street1: '',
  street2: '',
  city: '',
  province: '',
  postalCode: '',
  country: '',
  accessNotes: '',
}
type PropertyValues = typeof emptyProperty & { customerId: string }

/** Adds a place of the customer. The form behind stays as it is. */
export function PropertyDialog({ customer, onClose, onTake }: PropertyDialogProps) {
  const [create, { client }] = useCreatePropertyMutation()
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm<PropertyValues>({
    resolver: wireResolver<PropertyValues>(PropertyBody),
    defaultValues: { ...emptyProperty, customerId: customer.id },
    mode: 'onTouched',
  })
  useKeptForm(form, 'newProperty')
  /** Saved, and the backend does not say under which id. */
  const readAgain = (): void => {
    showSuccess('Property saved.')
    void client.refetchQueries({ include: [JobFormCustomerDocument] })
    onClose()
  }
  const save = form.handleSubmit(async () => {
    setProblem(null)
    try {
      const { data } = await create({ variables: { input: form.getValues() } })
      const property = data?.createProperty
      if (!property) return data && readAgain()
      const properties = [...(customer.properties ?? []), property]
      client.writeQuery({ query: JobFormCustomerDocument, variables: { id: customer.id }, data: { customer: { ...customer, properties } } })
      onTake(property.id)
    } catch (error) {
      if (!applyFieldErrors(error, form)) setProblem(refusalOf(error).message)
    }
  })
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    void save()
  }
  return (
    <AppDialog isOpen onClose={onClose} title={`New property for ${customerName(customer)}`} size={560}>
      <FormProvider {...form}>
        <form className={classes.dialog} onSubmit={onSubmit} noValidate>
          <TextField name="name" label="Name" isFirst />
          <AddressFields legend="Address" />
          <TextField name="accessNotes" label="Access notes" />
          {problem && (
            <Alert color="red" variant="light" role="alert">
              {problem}
            </Alert>
          )}
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            <Button type="submit" loading={form.formState.isSubmitting}>
              Save property
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </AppDialog>
  )
}
