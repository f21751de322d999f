import { messages } from '@callout/contracts/text/messages'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { SuggestField } from '../../../components/fields/choice/SuggestField.tsx'
import { CustomerOption } from '../picker/CustomerOption.tsx'
import { useFindCustomersQuery } from '../picker/customers.generated.ts'
import { customerName } from '../picker/customerText.ts'

const SUGGEST_WAIT_MS = 250

interface OtherCustomerFieldProps {
  readonly not: string
  readonly onChoose: (id: string) => void
}

export function OtherCustomerField({ not, onChoose }: OtherCustomerFieldProps) {
  const [text, setText] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const [search] = useDebouncedValue(text.trim(), SUGGEST_WAIT_MS)
  const { data, previousData, loading, error } = useFindCustomersQuery({ variables: { search: search || null }, skip: !isAsked })
  const found = ((data ?? previousData)?.customers.items ?? []).filter(({ id }) => id !== not)
  const isAnswered = search === text.trim() && (data !== undefined || error !== undefined)
  const empty = error ? 'Couldn’t load customers. Try again.' : messages.noData
  return (
    <SuggestField
      label="Merge with"
      placeholder="Name, phone, email or street"
      leftSection={<IconSearch size={16} aria-hidden />}
      data-autofocus
      text={text}
      onType={setText}
      onOpen={() => setIsAsked(true)}
      onChoose={(id) => {
        const item = found.find((customer) => customer.id === id)
        setText(item ? customerName(item) : '')
        onChoose(id)
      }}
      listLabel="Customers"
      isWaiting={!isAnswered}
      isFirstActive={search === text.trim() && !loading && text.trim() !== ''}
      takesFirst={text.trim() !== ''}
      notice={!isAnswered ? 'Searching…' : found.length === 0 ? empty : null}
      suggestions={found.map((item) => ({ value: item.id, label: <CustomerOption customer={item} /> }))}
    />
  )
}
