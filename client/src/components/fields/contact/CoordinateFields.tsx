import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { readCoordinate, readCoordinates } from '../../../lib/format/readCoordinates.ts'
import { FieldPair } from '../FieldPair.tsx'

interface CoordinateFieldProps {
  readonly name: 'latitude' | 'longitude'
  readonly label: string
}

const changed = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const

/** Degrees; null if empty, NaN for text that is no coordinate. A pair fills both fields. Picking an address fills them too. */
function CoordinateField({ name, label }: CoordinateFieldProps) {
  const { setValue } = useFormContext<Record<'latitude' | 'longitude', number | null>>()
  const { field, fieldState } = useController<Record<string, number | null>>({ name })
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string): void => {
    const pair = readCoordinates(text)
    setTyped(pair ? null : text)
    if (pair) {
      setValue('latitude', pair.latitude, changed)
      setValue('longitude', pair.longitude, changed)
    } else field.onChange(text.trim() === '' ? null : (readCoordinate(text, name) ?? Number.NaN))
  }
  const isRead = !Number.isNaN(field.value)
  return (
    <TextInput
      ref={field.ref}
      label={label}
      autoComplete="off"
      value={typed ?? (field.value === null || !isRead ? '' : String(field.value))}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => {
        if (isRead) setTyped(null)
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
