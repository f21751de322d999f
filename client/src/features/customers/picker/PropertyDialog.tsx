import { PropertyBody } from '@callout/contracts/customers/schemas'
import { type FormEvent, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { reportSaveError } from '../../../components/form/reportSaveError.ts'
import { wireResolver } from '../../../lib/forms/wireResolver.ts'
import { showInfo, showSuccess } from '../../../components/toasts/toasts.ts'
import { AppDialog } from '../../../components/overlays/AppDialog.tsx'
import { type JobFormCustomerPartsFragment, JobFormCustomerDocument, type JobFormPropertyFragment } from './customers.generated.ts'
import { useCreatePropertyMutation } from './customerDialogs.generated.ts'
import { useDefaultPlace } from './useDefaultPlace.ts'
import { AddressFields } from '../../../components/fields/contact/AddressFields.tsx'
import { emptyAddress } from './customerValues.ts'
import { customerName, propertyName } from './customerText.ts'
import { TextField } from '../../../components/fields/text/TextField.tsx'
import { DialogEnd } from '../../../components/form/DialogEnd.tsx'
import { useSubmitOnce } from '../../../lib/forms/useSubmitOnce.ts'
import { unsavedPropertyFields } from './unsavedCustomerFields.ts'
import { lookForProperty } from './savedBefore.ts'
import classes from './Customer.module.css'
import { RequiredNote } from '../../../components/form/RequiredNote.tsx'
import { useSavedForm } from '../../../lib/forms/savedForms.ts'

interface PropertyDialogProps {
  readonly customer: JobFormCustomerPartsFragment
  readonly onClose: () => void
  readonly onTake: (propertyId: string) => void
}

const emptyProperty = { name: '', ...emptyAddress, latitude: null as number | null, longitude: null as number | null, accessNotes: '' }
type PropertyValues = typeof emptyProperty & { customerId: string }

export function PropertyDialog({ customer, onClose, onTake }: PropertyDialogProps) {
  const [create, { client }] = useCreatePropertyMutation()
  const [problem, setProblem] = useState<string | null>(null)
  const once = useSubmitOnce<JobFormPropertyFragment>(`property ${customer.id}`)
  const form = useForm<PropertyValues>({
    resolver: wireResolver<PropertyValues>(PropertyBody),
    defaultValues: { ...emptyProperty, customerId: customer.id },
    mode: 'onTouched',
  })
  useSavedForm(form, 'newProperty')
  useDefaultPlace(form)
  /** Created, but the backend returned no id. */
  const readAgain = (): void => {
    showSuccess('Property saved.')
    void client.refetchQueries({ include: [JobFormCustomerDocument] })
    onClose()
  }
  const takeNew = (property: JobFormPropertyFragment, sent: PropertyValues): void => {
    const missing = unsavedPropertyFields(sent, property)
    if (missing) showInfo(missing)
    const properties = [...(customer.properties ?? []), property]
    client.writeQuery({ query: JobFormCustomerDocument, variables: { id: customer.id }, data: { customer: { ...customer, properties } } })
    onTake(property.id)
  }
  const useFound = (): void => {
    once.settle()
    if (once.duplicate?.found) onTake(once.duplicate.found.id)
  }
  const book = async (values: PropertyValues): Promise<void> => {
    const { data } = await create({ variables: { input: values } })
    const property = data?.createProperty
    if (property) takeNew(property, values)
    else if (data) readAgain()
  }
  const send = (isAnother: boolean) =>
    form.handleSubmit(async () => {
      setProblem(null)
      const values = form.getValues()
      try {
        await (isAnother ? once.submitAgain(() => book(values)) : once.send(() => book(values), lookForProperty(client, values)))
      } catch (error) {
        setProblem(reportSaveError(error, form)?.message ?? null)
      }
    })
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    void send(false)()
  }
  return (
    <AppDialog isOpen onClose={onClose} title={`New property for ${customerName(customer)}`} size={560}>
      <FormProvider {...form}>
        <form className={`stack ${classes.dialog}`} onSubmit={onSubmit} noValidate>
          <RequiredNote />
          <TextField name="name" label="Name" isFirst />
          <AddressFields legend="Address" />
          <TextField name="accessNotes" label="Access notes" />
          <DialogEnd
            save="Save property"
            isSaving={form.formState.isSubmitting}
            problem={problem}
            duplicate={
              once.duplicate && {
                name: once.duplicate.found && propertyName(once.duplicate.found),
                onUse: useFound,
                onAgain: () => void send(true)(),
              }
            }
            onClose={onClose}
          />
        </form>
      </FormProvider>
    </AppDialog>
  )
}
