import { searchMatcher } from '@callout/contracts/search/searchMatcher'
import { searchText } from '@callout/contracts/search/searchText'
import { Checkbox, Input, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import classes from './JobForm.module.css'
import { toggled } from '../../../lib/toggled.ts'

const SEARCHED_FROM = 8

export interface FormChoice {
  readonly id: string
  readonly formName: string | null
  readonly description?: string | false
  readonly isFixed?: boolean
}

interface FormCheckboxesProps {
  readonly label: ReactNode
  readonly forms: readonly FormChoice[]
  readonly value: readonly string[]
  readonly onChange: (ids: string[]) => void
  readonly onBlur?: () => void
}

export function FormCheckboxes({ label, forms, value, onChange, onBlur }: FormCheckboxesProps) {
  const labelId = useId()
  const [search, setSearch] = useState('')
  const matches = searchMatcher(search)
  const found = forms.filter(({ formName }) => matches(searchText([formName])))
  return (
    <div role="group" aria-labelledby={labelId}>
      <div className={`row ${classes.labelRow}`}>
        <Input.Label component="span" id={labelId}>
          {label}
        </Input.Label>
        {forms.length > SEARCHED_FROM && (
          <TextInput
            size="xs"
            type="search"
            aria-label="Search forms"
            placeholder="Search forms"
            leftSection={<IconSearch size={14} aria-hidden />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        )}
      </div>
      <div className={classes.choices}>
        {found.map(({ id, formName, description, isFixed = false }) => (
          <Checkbox
            key={id}
            label={formName ?? `Form #${id}`}
            description={description}
            checked={isFixed || value.includes(id)}
            disabled={isFixed}
            onChange={() => onChange(toggled(value, id))}
            onBlur={onBlur}
          />
        ))}
        {found.length === 0 && (
          <Text c="dimmed" size="sm">
            No data Found!
          </Text>
        )}
      </div>
    </div>
  )
}
