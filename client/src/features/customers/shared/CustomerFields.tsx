import { CustomerGlance, type LastJob } from './CustomerGlance.tsx'
import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import { Alert, Button, NativeSelect } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState, useController } from 'react-hook-form'
import { toApiError } from '../../../lib/api/apiError.ts'
import type { JobFormCustomerPartsFragment, JobFormPropertyFragment } from './customers.generated.ts'
import { CustomerField, NewCustomerButton } from './CustomerField.tsx'
import { customerFacts, propertyName } from './customerWords.ts'
import { DoNotServiceNote } from './DoNotServiceNote.tsx'
import { type CustomerChoice, useChosenCustomer } from './useChosenCustomer.ts'
import classes from './Customer.module.css'
import { starred } from '../../../lib/forms/required.ts'
import { hasInnerDraft } from '../../../lib/forms/formDrafts.ts'

interface PropertyFieldProps {
  readonly properties: readonly JobFormPropertyFragment[]
  readonly placeholder: string
}

/** Where the work is done: one of the customer's places that are in use, or the one that a job has already. */
function PropertyField({ properties, placeholder }: PropertyFieldProps) {
  const { field, fieldState } = useController<CustomerChoice, 'propertyId'>({ name: 'propertyId' })
  const shown = properties.filter(({ id, isActive }) => isActive !== false || id === field.value)
  return (
    <NativeSelect
      {...field}
      onBlur={({ relatedTarget }) => {
        // Who goes to the dialog for a new one is not done with this field.
        if (!relatedTarget?.closest('[data-new-property]')) field.onBlur()
      }}
      label="Property"
      {...starred}
      data={[{ value: '', label: placeholder }, ...shown.map((property) => ({ value: property.id, label: propertyName(property) }))]}
      error={fieldState.error?.message}
    />
  )
}

const NewCustomerPanel = lazyWithPreload(async () => (await import('./NewCustomerPanel.tsx')).NewCustomerPanel)
const PropertyDialog = lazyWithPreload(async () => (await import('./PropertyDialog.tsx')).PropertyDialog)

type Chosen = JobFormCustomerPartsFragment | null

/** The only place of a customer is where the work is, and none of another customer is. */
function useFittingProperty(customer: Chosen): void {
  const { getValues, setValue } = useFormContext<CustomerChoice>()
  useEffect(() => {
    const properties = customer?.properties ?? []
    const chosen = getValues('propertyId')
    if (!customer || properties.some(({ id }) => id === chosen)) return
    const [only, ...others] = properties.filter(({ isActive }) => isActive !== false)
    const fitting = only && others.length === 0 ? only.id : ''
    if (fitting !== chosen) setValue('propertyId', fitting, { shouldDirty: true, shouldValidate: fitting !== '' })
  }, [customer, getValues, setValue])
}

interface CustomerFieldsProps {
  /** The page begins here. */
  readonly isFirst?: boolean
  /** Where typing goes on after a new customer. */
  readonly nextField: string
  /** What can be done with the customer’s last job. */
  readonly ofLastJob?: ((job: LastJob) => ReactNode) | undefined
}

/** Who the work is for, and where. Either can be added here without leaving the form. */
export function CustomerFields({ nextField, ofLastJob, isFirst = false }: CustomerFieldsProps) {
  const { getValues, setValue } = useFormContext<CustomerChoice>()
  const { errors, isSubmitted } = useFormState<CustomerChoice>({ name: 'customerId' })
  const { setFocus } = useFormContext()
  const { customer, isLoading, error } = useChosenCustomer()
  // What was being typed when the page was loaded anew goes on.
  const [newName, setNewName] = useState<string | null>(() => (hasInnerDraft('jobForm', 'newCustomer') ? '' : null))
  const before = useRef({ customerId: '', propertyId: '' })
  const [isAddingProperty, setIsAddingProperty] = useState(false)
  useFittingProperty(customer)
  const choose = (id: string): void => {
    const chosenId = getValues('customerId')
    setValue('customerId', id, { shouldDirty: true, shouldTouch: true, shouldValidate: id !== '' || isSubmitted })
    if (id !== chosenId) setValue('propertyId', '', { shouldDirty: true })
  }
  const takeProperty = (id: string): void => {
    setIsAddingProperty(false)
    setValue('propertyId', id, { shouldDirty: true, shouldValidate: true })
  }
  const openNew = (typed: string): void => {
    // Nobody's job while it is not said whose.
    const { customerId, propertyId } = getValues()
    before.current = { customerId, propertyId }
    if (customerId !== '') choose('')
    setNewName(typed)
  }
  const closeNew = (): void => {
    setNewName(null)
    const { customerId, propertyId } = before.current
    if (customerId !== '') {
      choose(customerId)
      setValue('propertyId', propertyId, { shouldDirty: true })
    }
    setFocus('customerId')
  }
  const takeCustomer = (id: string): void => {
    setNewName(null)
    choose(id)
    requestAnimationFrame(() => setFocus(nextField))
  }
  return (
    <>
      <div className={classes.field}>
        <CustomerField onChoose={choose} onNew={openNew} isFirst={isFirst} />
        <div className={classes.below}>
          <span className={classes.facts}>{customer ? customerFacts({ ...customer, properties: null }).join(' · ') : ''}</span>
          {newName === null && <NewCustomerButton onNew={openNew} />}
        </div>
      </div>
      {newName !== null && (
        <NewCustomerPanel typed={newName} isAwaited={errors.customerId !== undefined} onClose={closeNew} onTake={takeCustomer} />
      )}
      {error && (
        <Alert color="red" variant="light" role="alert">
          {toApiError(error).message}
        </Alert>
      )}
      {customer?.isDoNotService && <DoNotServiceNote />}
      {customer && (
        <CustomerGlance key={customer.id} customerId={customer.id}>
          {ofLastJob}
        </CustomerGlance>
      )}
      {newName === null && (
        <div className={classes.field}>
          <PropertyField
            properties={customer?.properties ?? []}
            placeholder={isLoading ? 'Loading…' : customer ? 'Choose a property' : 'Choose a customer first'}
          />
          {customer && (
            <div className={classes.below}>
              <span />
              <Button
                data-new-property
                variant="subtle"
                size="compact-sm"
                leftSection={<IconPlus size={14} aria-hidden />}
                onClick={() => setIsAddingProperty(true)}
              >
                New property
              </Button>
            </div>
          )}
        </div>
      )}
      {isAddingProperty && customer && (
        <PropertyDialog customer={customer} onClose={() => setIsAddingProperty(false)} onTake={takeProperty} />
      )}
    </>
  )
}
