import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'
import { type FieldPathByValue, useController } from 'react-hook-form'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { numberOfText } from './numberOfText.ts'

interface NumberFieldProps extends Omit<NumberInputProps, 'value' | 'onChange' | 'name' | 'error'> {
  readonly name: FieldPathByValue<JobFormValues, number | ''>
}

/** A number of the form. What stands in the field while it is being typed, such as '0.', stays. */
export function NumberField({ name, ...others }: NumberFieldProps) {
  const { field, fieldState } = useController<JobFormValues, typeof name>({ name })
  const [text, setText] = useState<string | number>(field.value)
  return (
    <NumberInput
      {...others}
      {...field}
      hideControls
      value={numberOfText(text) === field.value ? text : field.value}
      onChange={(typed) => {
        setText(typed)
        field.onChange(numberOfText(typed))
      }}
      error={fieldState.error?.message}
    />
  )
}
