import { type ReactNode, useState } from 'react'
import { type FieldErrors, type FieldValues, FormProvider, useForm } from 'react-hook-form'
import { LabelsContext } from '../components/fields/labels.ts'

interface StoryFormProps {
  readonly values: FieldValues
  readonly labels?: Readonly<Record<string, string>>
  /** Messages by field name. */
  readonly problems?: Readonly<Record<string, string>>
  readonly children: ReactNode
}

const none = {}

export function StoryForm({ values, labels = none, problems = none, children }: StoryFormProps) {
  const [errors] = useState<FieldErrors>(() =>
    Object.fromEntries(Object.entries(problems).map(([name, message]) => [name, { type: 'custom', message }])),
  )
  const form = useForm({ defaultValues: values, errors })
  return (
    <FormProvider {...form}>
      <LabelsContext value={labels}>
        <form style={{ display: 'grid', gap: 16, maxWidth: 400 }}>{children}</form>
      </LabelsContext>
    </FormProvider>
  )
}
