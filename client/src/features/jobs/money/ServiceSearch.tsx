import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import { useFormat } from '../../../shared/format/useFormat.ts'
import type { LineValues } from '../form/jobFormValues.ts'
import { type ServiceChoiceFragment, useFindServicesQuery } from './money.generated.ts'
import { lineOfService, lineOfText } from './newLine.ts'
import classes from './Money.module.css'

/** Short, since each pause in typing may be the last before a choice. */
const SUGGEST_WAIT_MS = 250
const OWN = 'own'

interface ServiceSearchProps {
  readonly onAdd: (line: LineValues) => void
  readonly inputRef?: Ref<HTMLInputElement>
}

function ServiceOption({ service }: { readonly service: ServiceChoiceFragment }) {
  const { money } = useFormat()
  const { name, sku, categoryName, amount, currencyCode, unit } = service
  return (
    <Combobox.Option value={service.id} className={classes.option}>
      <span className={classes.optionName}>{name}</span>
      <span className={classes.optionPrice}>
        {amount !== null && money(amount, currencyCode)}
        {unit && <span className={classes.soft}> / {unit}</span>}
      </span>
      <span className={classes.optionFacts}>{[categoryName, sku].filter(Boolean).join(' · ')}</span>
    </Combobox.Option>
  )
}

/** Runs whenever there is an answer, and again when it is another one. */
function useOnAnswer(isThere: boolean, answer: string, run: () => void): void {
  const newest = useRef(run)
  useEffect(() => {
    newest.current = run
  })
  useEffect(() => {
    if (isThere) newest.current()
  }, [isThere, answer])
}

/** Finds a position of the price list by any word; Enter adds it, and the next one can be typed at once. */
export function ServiceSearch({ onAdd, inputRef }: ServiceSearchProps) {
  const [text, setText] = useState('')
  const typed = text.trim()
  const [search] = useDebouncedValue(typed, SUGGEST_WAIT_MS)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { data, previousData, loading, error } = useFindServicesQuery({
    variables: { search: search || null },
    skip: !combobox.dropdownOpened,
    fetchPolicy: 'cache-and-network',
  })
  const found = (data ?? previousData)?.services.items ?? []
  const isSettled = search === typed && !loading
  /** Enter was pressed before the answer came. */
  const isAwaited = useRef(false)

  const add = (value: string): void => {
    const service = found.find(({ id }) => id === value)
    if (service) onAdd(lineOfService(service))
    else if (value === OWN && typed) onAdd(lineOfText(typed))
    setText('')
  }
  useOnAnswer(combobox.dropdownOpened && isSettled, `${search} ${found.length}`, () => {
    // What Enter adds is what stands first for the words that are typed now.
    if (!isAwaited.current) combobox.selectFirstOption()
    else add(found[0]?.id ?? OWN)
    isAwaited.current = false
  })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    if (isSettled && combobox.getSelectedOptionIndex() >= 0) return
    // Enter adds a line and never sends the job.
    event.preventDefault()
    event.stopPropagation()
    isAwaited.current = typed !== ''
  }
  return (
    <Combobox store={combobox} onOptionSubmit={add} shadow="lg" position="bottom-start">
      <Combobox.Target>
        <TextInput
          ref={inputRef}
          label="Add a line item"
          placeholder="Any word of a service or a product"
          autoComplete="off"
          leftSection={<IconPlus size={16} aria-hidden />}
          rightSection={loading && combobox.dropdownOpened ? <Loader size={16} /> : undefined}
          value={text}
          onFocus={() => combobox.openDropdown()}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onChange={(event) => {
            isAwaited.current = false
            setText(event.currentTarget.value)
            combobox.openDropdown()
            // What is marked belongs to the words before.
            combobox.resetSelectedOption()
          }}
          onKeyDown={onKeyDown}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options className={classes.options} aria-label="Price list">
          {found.map((service) => (
            <ServiceOption key={service.id} service={service} />
          ))}
          {found.length === 0 && (
            <Combobox.Empty>{error ? 'The price list cannot be read now' : loading ? 'Searching…' : 'No data Found!'}</Combobox.Empty>
          )}
          {typed && (
            <Combobox.Option value={OWN} className={classes.own}>
              <IconPlus size={16} aria-hidden /> {`Add “${typed}” without the price list`}
            </Combobox.Option>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
