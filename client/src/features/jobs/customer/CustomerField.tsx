import { Button, CloseButton, Combobox, InputBase, Loader, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { useFindCustomersQuery } from '../form/jobForm.generated.ts'
import { CustomerOption } from './CustomerOption.tsx'
import { customerName } from './customerWords.ts'
import { useChosenCustomer } from './useChosenCustomer.ts'
import classes from './Customer.module.css'

/** Short, since each pause in typing may be the last before a choice. */
const SUGGEST_WAIT_MS = 250

interface CustomerFieldProps {
  readonly onChoose: (customerId: string) => void
  /** Asks for a new customer; what was typed into the field may be the name. */
  readonly onNew: (typed: string) => void
}

/** Finds a customer by name, email, street or the last digits of a phone. */
export function CustomerField({ onChoose, onNew }: CustomerFieldProps) {
  const { field, fieldState } = useController<JobFormValues, 'customerId'>({ name: 'customerId' })
  const { customer } = useChosenCustomer()
  const [text, setText] = useState<string | null>(null)
  const [search] = useDebouncedValue((text ?? '').trim(), SUGGEST_WAIT_MS)
  const combobox = useCombobox({
    onDropdownClose: () => combobox.resetSelectedOption(),
    onDropdownOpen: () => combobox.resetSelectedOption(),
  })
  const { data, previousData, loading, error } = useFindCustomersQuery({
    variables: { search: search || null },
    skip: !combobox.dropdownOpened,
    fetchPolicy: 'cache-and-network',
  })
  const found = (data ?? previousData)?.customers.items ?? []
  const chosenName = customer ? customerName(customer) : ''
  const choose = (id: string): void => {
    combobox.closeDropdown()
    if (id === 'new') return onNew((text ?? '').trim())
    setText(null)
    onChoose(id)
  }
  const empty = error ? 'The customers cannot be read now' : loading ? 'Searching…' : 'No data Found!'
  return (
    <Combobox store={combobox} onOptionSubmit={choose} shadow="lg" position="bottom-start" keepMounted={false} hideDetached={false}>
      <Combobox.Target>
        <InputBase
          ref={field.ref}
          label="Customer"
          withAsterisk
          placeholder="Name, phone, email or street"
          autoComplete="off"
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={
            loading && combobox.dropdownOpened ? (
              <Loader size={16} />
            ) : (
              field.value && <CloseButton size="sm" aria-label="Clear customer" onClick={() => onChoose('')} />
            )
          }
          value={text ?? chosenName}
          error={fieldState.error?.message}
          onClick={() => combobox.openDropdown()}
          onChange={(event) => {
            setText(event.currentTarget.value)
            combobox.openDropdown()
            combobox.updateSelectedOptionIndex()
          }}
          onBlur={() => {
            combobox.closeDropdown()
            setText(null)
            field.onBlur()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options className={classes.options} aria-label="Customers">
          {found.map((one) => (
            <CustomerOption key={one.id} customer={one} />
          ))}
          {found.length === 0 && <Combobox.Empty>{empty}</Combobox.Empty>}
          <Combobox.Option value="new" className={classes.newOption}>
            <IconPlus size={16} aria-hidden /> {text?.trim() ? `New customer “${text.trim()}”` : 'New customer'}
          </Combobox.Option>
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

/** The same dialog by a button, for those who know that the customer is new. */
export function NewCustomerButton({ onNew }: { readonly onNew: (typed: string) => void }) {
  return (
    <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => onNew('')}>
      New customer
    </Button>
  )
}
