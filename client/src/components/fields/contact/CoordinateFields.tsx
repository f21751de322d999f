import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { FieldPair } from '../FieldPair.tsx'
import { numberOfText, numericPart } from '../text/numberOfText.ts'

interface CoordinateFieldProps {
  readonly name: 'latitude' | 'longitude'
  readonly label: string
}

/** Degrees; null if empty. Picking an address fills them too. */
function CoordinateField({ name, label }: CoordinateFieldProps) {
  const { field, fieldState } = useController<Record<string, number | null>>({ name })
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string): void => {
    const number = numberOfText(text)
    setTyped(text)
    field.onChange(number === '' ? null : number)
  }
  return (
    <TextInput
      ref={field.ref}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? (field.value === null ? '' : String(field.value))}
      onChange={(event) => type(numericPart(event.currentTarget.value))}
      onBlur={() => {
        setTyped(null)
        field.onBlur()
      }}
      error={fieldState.error?.message}
    />
  )
}

export const CoordinateFields = () => (
  <FieldPair>
    <CoordinateField name="latitude" label="Latitude" />
    <CoordinateField name="longitude" label="Longitude" />
  </FieldPair>
)
