import { messages } from '@callout/contracts/text/messages'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import { useFormat } from '../../lib/format/useFormat.ts'
import { type LineValues, lineOfService, lineOfText } from './moneyValues.ts'
import { SuggestField } from '../../components/fields/choice/SuggestField.tsx'
import { type ServiceChoiceFragment, useFindServicesQuery } from './services.generated.ts'
import classes from './Money.module.css'

/** Short, since each pause in typing may be the last before a choice. */
const SUGGEST_WAIT_MS = 250
const OWN = 'own'

interface ServiceSearchProps {
  readonly onAdd: (line: LineValues) => void
  readonly onTake?: ((service: ServiceChoiceFragment) => void) | undefined
  readonly inputRef?: Ref<HTMLInputElement>
  readonly label?: string
  /** Offers no custom items. */
  readonly isPriceListOnly?: boolean
}

function ServiceOption({ service }: { readonly service: ServiceChoiceFragment }) {
  const { money } = useFormat()
  const { name, sku, categoryName, amount, currencyCode, unit } = service
  return (
    <div className={classes.option}>
      <span className="strong" dir="auto">
        {name}
      </span>
      <span className="figures">
        {amount !== null && money(amount, currencyCode)}
        {unit && <span className={classes.soft}> / {unit}</span>}
      </span>
      <span className={classes.optionFacts}>{[categoryName, sku].filter(Boolean).join(' · ')}</span>
    </div>
  )
}

function OwnOption({ typed }: { readonly typed: string }) {
  return (
    <div className={`row ${classes.own}`}>
      <IconPlus size={16} aria-hidden /> {`Add “${typed}” as a custom item`}
    </div>
  )
}

/** Searches the price list by any word; Enter adds the item and keeps focus for the next one. */
export function ServiceSearch({ onAdd, onTake, inputRef, label = 'Line items', isPriceListOnly = false }: ServiceSearchProps) {
  const [text, setText] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const typed = text.trim()
  const [search] = useDebouncedValue(typed, SUGGEST_WAIT_MS)
  const { data, previousData, loading, error } = useFindServicesQuery({
    variables: { search: search || null },
    skip: !isAsked,
    fetchPolicy: 'cache-and-network',
  })
  const found = (data ?? previousData)?.services.items ?? []
  const isSettled = search === typed && !loading
  const isAnswered = search === typed && (data !== undefined || error !== undefined)

  const add = (value: string): void => {
    const service = found.find(({ id }) => id === value)
    if (service) {
      onAdd(lineOfService(service))
      onTake?.(service)
    } else if (value === OWN && typed && !isPriceListOnly) onAdd(lineOfText(typed))
    setText('')
  }
  const empty = error ? 'Couldn’t load the price list. Try again.' : messages.noData
  return (
    <SuggestField
      ref={inputRef}
      label={label}
      placeholder="Search services and products"
      leftSection={<IconPlus size={16} aria-hidden />}
      text={text}
      onType={setText}
      onOpen={() => setIsAsked(true)}
      onChoose={add}
      isFirstActive={isSettled && typed !== ''}
      takesFirst={typed !== ''}
      isWaiting={!isAnswered}
      listLabel="Price list"
      notice={!isAnswered ? 'Searching…' : found.length === 0 ? empty : null}
      suggestions={[
        ...found.map((service) => ({ value: service.id, label: <ServiceOption service={service} /> })),
        ...(typed && !isPriceListOnly ? [{ value: OWN, label: <OwnOption typed={typed} />, isOwn: true }] : []),
      ]}
    />
  )
}
