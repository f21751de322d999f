import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useController, useFormState } from 'react-hook-form'
import { useLabel } from '../labels.ts'

interface TagsFieldProps {
  readonly name: string
  readonly label?: string
}

const tagsIn = (text: string): string[] => [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean)

function messageIn(error: unknown): string | undefined {
  const found = [error, ...(Array.isArray(error) ? (error as unknown[]) : [])].find(
    (item): item is { message: string } =>
      typeof item === 'object' && item !== null && 'message' in item && typeof item.message === 'string',
  )
  return found?.message
}

export function TagsField({ name, label }: TagsFieldProps) {
  const { field } = useController({ name })
  const { errors } = useFormState({ name })
  /** The raw text while typing: a trailing comma is not a tag yet. */
  const [text, setText] = useState<string | null>(null)
  const tags = field.value as readonly string[]
  return (
    <TextInput
      ref={field.ref}
      label={useLabel(name, label)}
      description="Separate tags with commas"
      autoComplete="off"
      value={text ?? tags.join(', ')}
      onChange={(event) => {
        setText(event.currentTarget.value)
        field.onChange(tagsIn(event.currentTarget.value))
      }}
      onBlur={() => {
        setText(null)
        field.onBlur()
      }}
      error={messageIn(errors[name])}
    />
  )
}
