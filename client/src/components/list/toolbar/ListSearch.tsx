import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useSearchText } from './useSearchText.ts'
import classes from '../ListPage.module.css'
import { isKey } from '../../../lib/isKey.ts'

interface ListSearchProps {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onSearch: (search: string) => void
}

/** Searches one second after the last key, or at once on Enter; Escape clears. */
export function ListSearch({ label, placeholder, value, onSearch }: ListSearchProps) {
  const { text, type, search } = useSearchText(value, onSearch)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isKey(event, 'Enter')) search(text)
    if (isKey(event, 'Escape') && text !== '') {
      event.preventDefault()
      search('')
    }
  }
  return (
    <TextInput
      className={classes.search}
      role="searchbox"
      data-list-search
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={text !== '' && <CloseButton size="sm" aria-label="Clear search" onClick={() => search('')} />}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  )
}
