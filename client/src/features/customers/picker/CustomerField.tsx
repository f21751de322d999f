import { messages } from '@callout/contracts/text/messages'
import { Button, CloseButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useFindCustomersQuery } from './customers.generated.ts'
import { SuggestField } from '../../../components/fields/choice/SuggestField.tsx'
import { CustomerOption, NewCustomerOption } from './CustomerOption.tsx'
import { customerName } from './customerText.ts'
import { type CustomerChoice, useChosenCustomer } from './useChosenCustomer.ts'
import { starred } from '../../../lib/forms/required.ts'

/** Short, since each pause in typing may be the last before a choice. */
const SUGGEST_WAIT_MS = 250
const NEW = 'new'

interface CustomerFieldProps {
  /** The typed text; null: the chosen customer's name. */
  readonly text: string | null
  readonly onType: (text: string | null) => void
  /** Initial focus of the page while the field is empty. */
  readonly isFirst: boolean
  readonly onChoose: (customerId: string) => void
  /** Opens the form of a new customer; the typed text may be the name. */
  readonly onNew: (typed: string) => void
}

/** Focuses the field once; not on touch, where a keyboard would cover the page. */
function useBeginning(isFirst: boolean) {
  const { setFocus, getValues } = useFormContext<CustomerChoice>()
  const isUntouched = useRef(false)
  useEffect(() => {
    if (!isFirst || getValues('customerId') !== '' || !window.matchMedia('(pointer: fine)').matches) return
    isUntouched.current = true
    setFocus('customerId')
  }, [isFirst, getValues, setFocus])
  return isUntouched
}

export function CustomerField({ text, onType, onChoose, onNew, isFirst }: CustomerFieldProps) {
  const { field, fieldState } = useController<CustomerChoice, 'customerId'>({ name: 'customerId' })
  const { customer } = useChosenCustomer()
  const [isAsked, setIsAsked] = useState(false)
  const typed = (text ?? '').trim()
  const [search] = useDebouncedValue(typed, SUGGEST_WAIT_MS)
  const { data, previousData, loading, error } = useFindCustomersQuery({
    variables: { search: search || null },
    skip: !isAsked,
    fetchPolicy: 'cache-and-network',
  })
  const found = (data ?? previousData)?.customers.items ?? []
  const isSettled = search === typed && !loading
  const isAnswered = search === typed && (data !== undefined || error !== undefined)
  const isAsking = useRef(false)
  const isUntouched = useBeginning(isFirst)
  const type = (typing: string): void => {
    isUntouched.current = false
    onType(typing)
  }
  const askForNew = (name: string): void => {
    isAsking.current = true
    onNew(name)
  }
  const choose = (value: string): void => {
    if (value === NEW) return askForNew(typed)
    onType(null)
    onChoose(value)
  }
  /** Enter neither takes a customer marked “Do not service” nor creates a new one instead. */
  const hasFirst = found[0] ? found[0].isDoNotService !== true : !error
  const empty = error ? 'Couldn’t load customers. Try again.' : messages.noData
  return (
    <SuggestField
      ref={field.ref}
      label="Customer"
      {...starred}
      placeholder="Name, phone, email or street"
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={field.value && <CloseButton size="sm" aria-label="Clear customer" onClick={() => onChoose('')} />}
      error={fieldState.error?.message}
      text={text ?? (customer ? customerName(customer) : '')}
      onType={type}
      onOpen={() => setIsAsked(true)}
      onChoose={choose}
      onBlur={({ relatedTarget }) => {
        // Without a customer the typed text stays, to be searched again or to become the new customer's name.
        if (field.value || typed === '') onType(null)
        // Opening the new customer dialog, or the initial focus, doesn't count as leaving the field.
        if (!isUntouched.current && !isAsking.current && !relatedTarget?.closest('[data-new-customer]')) field.onBlur()
        isAsking.current = false
        isUntouched.current = false
      }}
      listLabel="Customers"
      isChosen={text === null && customer !== null}
      isWaiting={!isAnswered}
      isFirstActive={isSettled && typed !== '' && hasFirst}
      takesFirst={typed !== ''}
      notice={!isAnswered ? 'Searching…' : found.length === 0 ? empty : null}
      suggestions={[
        ...found.map((item) => ({
          value: item.id,
          label: <CustomerOption customer={item} />,
        })),
        { value: NEW, label: <NewCustomerOption typed={typed} />, isOwn: true },
      ]}
    />
  )
}

export function NewCustomerButton({ onNew }: { readonly onNew: () => void }) {
  return (
    <Button data-new-customer variant="subtle" size="compact-sm" leftSection={<IconPlus size={14} aria-hidden />} onClick={onNew}>
      New customer
    </Button>
  )
}
