import { CustomerBody } from '@callout/contracts/customers/schemas'
import { Alert, Button } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { FormProvider, useFormContext, useWatch } from 'react-hook-form'
import { RequiredNote } from '../../../components/form/RequiredNote.tsx'
import { SavedAlreadyAlert } from '../../../components/form/SavedAlready.tsx'
import { showSuccess } from '../../../components/toasts/toasts.ts'
import { PhoneFields } from '../../../components/fields/contact/PhoneFields.tsx'
import { TextField } from '../../../components/fields/text/TextField.tsx'
import { DuplicateProblem } from './DuplicateProblem.tsx'
import { KnownWarning } from './KnownWarning.tsx'
import { PersonName } from './PersonName.tsx'
import { useNewCustomer } from './useNewCustomer.ts'
import { isFocusLost } from '../../../components/overlays/FocusBack.tsx'
import classes from './Customer.module.css'
import { SuggestedStreet, propertyNames, AddressFields } from '../../../components/fields/contact/AddressFields.tsx'
import { FieldPair } from '../../../components/fields/FieldPair.tsx'
import { billedFrom, type CustomerValues } from './customerValues.ts'
import { SameBillingField } from './SameBillingField.tsx'
import { isKey } from '../../../lib/isKey.ts'

function NewCustomerRest() {
  const { getValues } = useFormContext<CustomerValues>()
  const isSame = useWatch<CustomerValues, 'sameAsPropertyAddress'>({ name: 'sameAsPropertyAddress' })
  return (
    <>
      <FieldPair>
        <TextField name="street2" label="Street 2" />
        <TextField name="suiteNo" label="Suite" />
        <TextField name="city" label="City" />
        <TextField name="province" label="State or province" />
        <TextField name="postalCode" label="Postal code" />
        <TextField name="country" label="Country" />
      </FieldPair>
      <TextField name="companyName" label="Company" />
      <SameBillingField label="Billing address is the same" copy={() => billedFrom(getValues())} />
      {!isSame && <AddressFields legend="Billing address" isBilling />}
    </>
  )
}

/** A second phone and an extension that were typed or pasted with the phone. */
function ReadWithPhone() {
  const [alternatePhone, notes] = useWatch<CustomerValues, ['alternatePhone', 'notes']>({ name: ['alternatePhone', 'notes'] })
  return (
    <>
      {alternatePhone !== '' && <PhoneFields name="alternatePhone" label="Other phone" notes="notes" />}
      {notes !== '' && <TextField name="notes" label="Notes" />}
    </>
  )
}

interface NewCustomerPanelProps {
  readonly typed: string
  /** `mayFocus`: the user has not gone on to another field meanwhile. */
  readonly onClose: (mayFocus: boolean) => void
  readonly onTake: (customerId: string, mayFocus: boolean) => void
  /** The outer form is waiting to be saved with this customer. */
  readonly isAwaited: boolean
}

/** Initially hidden fields. */
const unseen = ['street2', 'suiteNo', 'city', 'province', 'postalCode', 'country'] as const
/** Initial focus: the first empty one of these. */
const firstFields = ['firstName', 'phone', 'street1'] as const

/** Creates a customer with the first property (spec §5) inside another form. */
export function NewCustomerPanel({ typed, isAwaited, ...outwards }: NewCustomerPanelProps) {
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [hasRest, setHasRest] = useState(false)
  const mayFocus = (): boolean => isFocusLost() || panel.current?.contains(document.activeElement) === true
  const onClose = (): void => {
    endDraft()
    outwards.onClose(mayFocus())
  }
  const onTake = (id: string): void => {
    endDraft()
    outwards.onTake(id, mayFocus())
  }
  const onSaved = (): void => {
    showSuccess('Customer saved. Search for the name to choose it.')
    onClose()
  }
  const { form, matches, problem, duplicate, endDraft, useFound, save, saveAnyway, saveAgain } = useNewCustomer({
    typed,
    schema: CustomerBody,
    onTake,
    onSaved,
  })
  const { getValues, setFocus, watch, register } = form
  // The address defaults to the branch, even if these fields stay hidden.
  for (const name of unseen) register(name)
  useEffect(() => setFocus(firstFields.find((name) => !getValues(name)) ?? 'email'), [getValues, setFocus])
  const place = watch(['city', 'province', 'postalCode']).filter(Boolean).join(', ')
  const { isSubmitting } = form.formState
  const onKeyDown = (event: KeyboardEvent): void => {
    const isInside = event.target instanceof Node && panel.current?.contains(event.target)
    if (!isInside || event.defaultPrevented) return
    if (isKey(event, 'Escape')) return onClose()
    if (!isKey(event, 'Enter') || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void save()
  }
  const takeFound = duplicate && {
    name: duplicate.found && (duplicate.found.name ?? 'This customer'),
    onUse: useFound,
    onAgain: () => void saveAgain(),
  }
  return (
    <FormProvider {...form}>
      <div
        ref={panel}
        role="group"
        aria-labelledby={titleId}
        className={`stack ${classes.newCustomer}`}
        data-custom-keys
        onKeyDown={onKeyDown}
      >
        <div className={classes.newCustomerHead}>
          <h3 id={titleId}>New customer</h3>
          <RequiredNote />
        </div>
        <PersonName />
        <PhoneFields label="Phone" notes="notes" second="alternatePhone" />
        <ReadWithPhone />
        <KnownWarning>
          {({ id, name }) => (
            <Button variant="default" size="xs" onClick={() => onTake(id)} aria-label={`Use this one: ${name ?? 'unnamed customer'}`}>
              Use this one
            </Button>
          )}
        </KnownWarning>
        <div className="stack gap4">
          <SuggestedStreet names={propertyNames} />
          <div className={`row ${classes.below}`}>
            <span className={`small ${classes.facts}`}>{place}</span>
            {!hasRest && (
              <Button variant="subtle" size="compact-sm" onClick={() => setHasRest(true)}>
                All fields
              </Button>
            )}
          </div>
        </div>
        {hasRest && <NewCustomerRest />}
        <TextField name="email" label="Email" type="email" />
        {matches.length > 0 && <DuplicateProblem matches={matches} onTake={onTake} />}
        {takeFound && <SavedAlreadyAlert {...takeFound} isSaving={isSubmitting} />}
        {problem !== null && (
          <Alert color="red" variant="light" role="alert">
            {problem}
          </Alert>
        )}
        {isAwaited && (
          <Alert color="yellow" variant="light" role="alert">
            Save the customer to continue.
          </Alert>
        )}
        <div className={`wrap ${classes.newCustomerEnd}`}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isSubmitting} onClick={() => void (matches.length > 0 ? saveAnyway() : save())}>
            {matches.length > 0 ? 'Save anyway' : 'Save customer'}
          </Button>
        </div>
      </div>
    </FormProvider>
  )
}
