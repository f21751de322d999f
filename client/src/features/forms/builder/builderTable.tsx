import { CARRIED_ACTION, JOBS_MODULE, NEEDED_ACTION } from '@callout/contracts/forms/codes'
import { Button, Checkbox, Group, Text } from '@mantine/core'
import { useApolloClient } from '@apollo/client/react'
import { useController, useFormContext } from 'react-hook-form'
import { TextField } from '../../../components/fields/text/TextField.tsx'
import { fieldGroup, type FieldTable } from '../../../components/form/fieldTable.tsx'
import type { PartProps } from '../../../components/form/formTypes.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { showError } from '../../../components/toasts/toasts.ts'
import { FormToEditDocument, useFormSamplesQuery } from './builder.generated.ts'
import { type BuilderForm, type BuilderValues, builtSections, newKey } from './builderValues.ts'
import { SectionsField } from './SectionsField.tsx'
import { useCategories } from '../../catalogue/categoryNames/CategoryNames.tsx'

function Samples() {
  const client = useApolloClient()
  const { data } = useFormSamplesQuery()
  const { setValue, getValues } = useFormContext<BuilderValues>()
  const samples = data?.forms.items ?? []
  const take = async (id: string): Promise<void> => {
    try {
      const { data: returned } = await client.query({ query: FormToEditDocument, variables: { id } })
      if (!returned?.form.sections) return
      setValue(
        'sections',
        builtSections(returned.form.sections).map((section) => ({ ...section, key: newKey() })),
        { shouldDirty: true },
      )
      if (getValues('formName').trim() === '') setValue('formName', returned.form.formName.replace(/^Sample /, ''), { shouldDirty: true })
    } catch (error) {
      showError(toApiError(error).message)
    }
  }
  if (samples.length === 0) return null
  return (
    <Group gap={8}>
      <Text size="sm" c="dimmed">
        Begin with
      </Text>
      {samples.map(({ id, formName }) => (
        <Button key={id} size="xs" variant="default" onClick={() => void take(id)}>
          {formName}
        </Button>
      ))}
    </Group>
  )
}

function FormFields({ page: { record } }: PartProps<BuilderForm>) {
  return (
    <>
      <TextField name="formName" isRequired />
      {record === null && <Samples />}
    </>
  )
}

/** Whether jobs get the form automatically, and whether they require it. Unknown places are preserved. */
function UseFields() {
  const { field } = useController<BuilderValues, 'attachTo'>({ name: 'attachTo' })
  const jobsModule = field.value.find(({ module }) => module === JOBS_MODULE)
  const actions = jobsModule?.isActive ? jobsModule.actions : []
  const turn = (action: string, isOn: boolean): void => {
    const others = field.value.filter((place) => place !== jobsModule)
    field.onChange([
      ...others,
      { module: JOBS_MODULE, isActive: true, actions: [...actions.filter((item) => item !== action), ...(isOn ? [action] : [])] },
    ])
  }
  return (
    <>
      <Checkbox
        label="Add automatically"
        description="Added to new jobs in the categories below. Otherwise, add it to jobs manually."
        checked={actions.includes(CARRIED_ACTION)}
        onChange={({ currentTarget: { checked } }) => turn(CARRIED_ACTION, checked)}
      />
      <Checkbox
        label="Required to finish"
        description="A visit can’t be finished until the form is submitted."
        checked={actions.includes(NEEDED_ACTION)}
        onChange={({ currentTarget: { checked } }) => turn(NEEDED_ACTION, checked)}
      />
      <CategoriesField />
      <ActiveField />
    </>
  )
}

function CategoriesField() {
  const { field, fieldState } = useController<BuilderValues, 'categoryIds'>({ name: 'categoryIds' })
  const categories = useCategories(true)
  if (categories.length === 0) return null
  return (
    <Checkbox.Group
      label="Categories"
      description="Leave empty for all categories."
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    >
      <Group gap="8px 20px" mt={8}>
        {categories.map(({ id, name }) => (
          <Checkbox key={id} value={id} label={name ?? `#${id}`} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}

/** A sample stays a sample. */
function ActiveField() {
  const { field, formState } = useController<BuilderValues, 'status'>({ name: 'status' })
  const active = formState.defaultValues?.status === 'SAMPLE' ? 'SAMPLE' : 'ACTIVE'
  return (
    <Checkbox
      label="Active"
      description="Can be added to jobs."
      checked={field.value !== 'INACTIVE'}
      onChange={({ currentTarget: { checked } }) => field.onChange(checked ? active : 'INACTIVE')}
    />
  )
}

export const builderTable = {
  Form: fieldGroup({ formName: 'Form name' }, FormFields),
  Questions: fieldGroup({ sections: 'Questions' }, SectionsField),
  'Where it is used': {
    attachTo: { label: 'Where it is used', as: UseFields },
    categoryIds: { label: 'Categories', as: null, isSet: true },
    status: { label: 'Active', as: null },
  },
} satisfies FieldTable<BuilderForm>
