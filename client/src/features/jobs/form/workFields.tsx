import { TextInput } from '@mantine/core'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { PickField } from '../../../components/fields/choice/PickField.tsx'
import { useFieldError } from '../../../lib/forms/useFieldError.ts'
import { GrowingTextarea } from '../../../components/page/GrowingTextarea.tsx'
import type { JobFormValues } from './jobFormValues.ts'
import { useLookups } from '../../settings/lookups/useFormLookups.ts'

export function CategoryField() {
  const { field, fieldState } = useController<JobFormValues, 'categoryId'>({ name: 'categoryId' })
  const { categories } = useLookups()
  return (
    <PickField
      label="Category"
      listLabel="Categories"
      placeholder="Choose a category"
      isRequired
      choices={categories.map(({ id, name }) => ({ value: id, label: name ?? 'Unnamed category' }))}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  )
}

export function TitleField() {
  const { register } = useFormContext<JobFormValues>()
  const categoryId = useWatch<JobFormValues, 'categoryId'>({ name: 'categoryId' })
  const chosen = useLookups().categories.find(({ id }) => id === categoryId)
  return (
    <TextInput
      label="Title"
      placeholder={chosen?.name ?? 'Short name for the job'}
      error={useFieldError('title')?.message}
      {...register('title')}
    />
  )
}

export function DescriptionField({ minRows }: { readonly minRows: number }) {
  const { register } = useFormContext<JobFormValues>()
  return (
    <GrowingTextarea
      label="Description"
      placeholder="What needs to be done"
      minRows={minRows}
      maxRows={12}
      error={useFieldError('description')?.message}
      {...register('description')}
    />
  )
}
