import { CustomerGlance, type LastJob } from './CustomerGlance.tsx'
import { Alert, Button, NativeSelect } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState, useController } from 'react-hook-form'
import { toApiError } from '../../../lib/api/apiError.ts'
import type { JobFormCustomerPartsFragment, JobFormPropertyFragment } from './customers.generated.ts'
import { CustomerField, NewCustomerButton } from './CustomerField.tsx'
import { customerFacts, propertyName } from './customerText.ts'
import { DoNotServiceNote } from './DoNotServiceNote.tsx'
import { type CustomerChoice, useChosenCustomer } from './useChosenCustomer.ts'
import { usePhoneFormat } from '../../../lib/phones/formatPhone.ts'
import classes from './Customer.module.css'
import { starred } from '../../../lib/forms/required.ts'
import { hasInnerDraft } from '../../../lib/forms/formDrafts.ts'
import { useSavedText } from '../../../lib/forms/useSavedText.ts'
import { NewCustomerPanel } from './NewCustomerPanel.tsx'
import { PropertyDialog } from './PropertyDialog.tsx'

interface PropertyFieldProps {
  readonly properties: readonly JobFormPropertyFragment[]
  readonly placeholder: string
}

/** Where the work is done: one of the customer's active properties, or the job's current one. */
function PropertyField({ properties, placeholder }: PropertyFieldProps) {
  const { field, fieldState } = useController<CustomerChoice, 'propertyId'>({ name: 'propertyId' })
  const shown = properties.filter(({ id, isActive }) => isActive !== false || id === field.value)
  return (
    <NativeSelect
      {...field}
      onBlur={({ relatedTarget }) => {
        // Opening the new property dialog doesn't count as leaving the field.
        if (!relatedTarget?.closest('[data-new-property]')) field.onBlur()
      }}
      label="Property"
      {...starred}
      data={[{ value: '', label: placeholder }, ...shown.map((property) => ({ value: property.id, label: propertyName(property) }))]}
      error={fieldState.error?.message}
    />
  )
}

type Chosen = JobFormCustomerPartsFragment | null

/** Selects a customer's only property, and clears another customer's. */
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
  readonly isFirst?: boolean
  readonly nextField: string
  readonly ofLastJob?: ((job: LastJob) => ReactNode) | undefined
}

/** Customer and property. Both can be created here without leaving the form. */
export function CustomerFields({ nextField, ofLastJob, isFirst = false }: CustomerFieldsProps) {
  const { getValues, setValue } = useFormContext<CustomerChoice>()
  const { errors, isSubmitted } = useFormState<CustomerChoice>({ name: 'customerId' })
  const { setFocus } = useFormContext()
  const { customer, isLoading, error } = useChosenCustomer()
  // Restores an open customer dialog after a reload.
  const [newName, setNewName] = useState<string | null>(() => (hasInnerDraft('jobForm', 'newCustomer') ? '' : null))
  const [text, setText] = useSavedText('customerSearch')
  const before = useRef({ customerId: '', propertyId: '', text: '' })
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
    // Without a customer no job is prefilled.
    const { customerId, propertyId } = getValues()
    before.current = { customerId, propertyId, text: typed }
    if (customerId !== '') choose('')
    setText(null)
    setNewName(typed)
  }
  const closeNew = (mayFocus: boolean): void => {
    setNewName(null)
    const { customerId, propertyId, text: typed } = before.current
    if (customerId === '') setText(typed || null)
    else {
      choose(customerId)
      setValue('propertyId', propertyId, { shouldDirty: true })
    }
    if (mayFocus) setFocus('customerId')
  }
  const takeCustomer = (id: string, mayFocus: boolean): void => {
    setNewName(null)
    choose(id)
    if (mayFocus) requestAnimationFrame(() => setFocus(nextField))
  }
  const formatPhone = usePhoneFormat()
  return (
    <>
      <div className="stack gap4">
        <CustomerField text={text} onType={setText} onChoose={choose} onNew={openNew} isFirst={isFirst} />
        {newName === null && (
          <div className={`row ${classes.below}`}>
            <span className={`small ${classes.facts}`}>
              {customer ? customerFacts({ ...customer, properties: null }, formatPhone).join(' · ') : ''}
            </span>
            <NewCustomerButton onNew={() => openNew((text ?? '').trim())} />
          </div>
        )}
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
        <div className="stack gap4">
          <PropertyField
            properties={customer?.properties ?? []}
            placeholder={isLoading ? 'Loading…' : customer ? 'Choose a property' : 'Choose a customer first'}
          />
          {customer && (
            <div className={`row ${classes.below}`}>
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
