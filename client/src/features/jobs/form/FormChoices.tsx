import { Checkbox, Input, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { JobFormValues } from './jobFormValues.ts'
import { useCarriedForms } from './CarriedForms.tsx'
import { useJobFormFormsQuery } from './formChoices.generated.ts'
import classes from './JobForm.module.css'

const SEARCHED_FROM = 8

const toggled = (ids: readonly string[], id: string): string[] => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])

interface FormChoicesProps {
  /** The job is not there yet: it will have those of its category by itself. */
  readonly isNew: boolean
}

/** Forms that the staff fill in on the job; those of other categories are left out unless they are chosen. */
export function FormChoices({ isNew }: FormChoicesProps) {
  const labelId = useId()
  const [search, setSearch] = useState('')
  const { field } = useController<JobFormValues, 'formIds'>({ name: 'formIds' })
  const categoryId = useWatch<JobFormValues, 'categoryId'>({ name: 'categoryId' })
  const { data } = useJobFormFormsQuery()
  const carried = useCarriedForms()
  const comes = (id: string): boolean => isNew && carried.some((form) => form.id === id)
  const fits = (categoryIds: readonly string[] | null): boolean =>
    !categoryIds?.length || categoryId === '' || categoryIds.includes(categoryId)
  const forms = (data?.forms.items ?? []).filter(({ id, categoryIds }) => field.value.includes(id) || fits(categoryIds))
  const found = forms.filter(({ formName }) => formName.toLowerCase().includes(search.trim().toLowerCase()))
  if (forms.length === 0) return null
  return (
    <div role="group" aria-labelledby={labelId}>
      <div className={classes.labelRow}>
        <Input.Label component="span" id={labelId}>
          Forms to fill in
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
        {found.map(({ id, formName }) => (
          <Checkbox
            key={id}
            label={formName}
            description={comes(id) && 'Comes with the category'}
            checked={comes(id) || field.value.includes(id)}
            disabled={comes(id)}
            onChange={() => field.onChange(toggled(field.value, id))}
            onBlur={field.onBlur}
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
