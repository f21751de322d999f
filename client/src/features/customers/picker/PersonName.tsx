import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { starred } from '../../../lib/forms/required.ts'
import { splitName } from './readName.ts'

interface Person {
  readonly firstName: string
  readonly lastName: string
}

/** First and last name in one field, split as the import splits a column of names. */
export function PersonName() {
  const first = useController<Person, 'firstName'>({ name: 'firstName' })
  const last = useController<Person, 'lastName'>({ name: 'lastName' })
  const name = `${first.field.value} ${last.field.value}`
  const [typed, setTyped] = useState('')
  const type = (text: string): void => {
    const { firstName, lastName } = splitName(text)
    setTyped(text)
    first.field.onChange(firstName)
    last.field.onChange(lastName)
  }
  const missing = first.fieldState.error?.message ?? (last.fieldState.error && 'Enter first and last name')
  return (
    <TextInput
      ref={(input) => {
        first.field.ref(input)
        last.field.ref(input)
      }}
      label="Name"
      {...starred}
      autoComplete="off"
      placeholder="First and last name"
      value={typed.trim().split(/\s+/).join(' ') === name.trim() ? typed : name.trim()}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => {
        first.field.onBlur()
        last.field.onBlur()
      }}
      error={missing}
    />
  )
}
