import { useFormContext, useController, useWatch } from 'react-hook-form'
import { AttachmentFields } from '../../../components/files/AttachmentFields.tsx'
import { useFieldError } from '../../../lib/forms/useFieldError.ts'
import { GrowingTextarea } from '../../../components/page/GrowingTextarea.tsx'
import type { JobFormValues } from './jobFormValues.ts'
import { fitsCategory } from '../../forms/questions/formPlaces.ts'
import { useCategoryForms } from './CategoryForms.tsx'
import { FormCheckboxes } from './FormCheckboxes.tsx'
import { useJobFormFormsQuery } from './formChoices.generated.ts'

interface FormChoicesProps {
  /** A new job gets the forms of its category automatically. */
  readonly isNew: boolean
}

/** Forms for the staff to fill in; inactive forms and those of other categories are hidden unless chosen. */
function FormChoices({ isNew }: FormChoicesProps) {
  const { field } = useController<JobFormValues, 'formIds'>({ name: 'formIds' })
  const categoryId = useWatch<JobFormValues, 'categoryId'>({ name: 'categoryId' })
  const { data } = useJobFormFormsQuery()
  const carried = useCategoryForms()
  const isCategoryForm = (id: string): boolean => isNew && carried.some((form) => form.id === id)
  const forms = (data?.forms.items ?? []).filter(
    (form) => field.value.includes(form.id) || (form.status !== 'INACTIVE' && fitsCategory(form, categoryId)),
  )
  if (forms.length === 0) return null
  return (
    <FormCheckboxes
      label="Forms to fill in"
      forms={forms.map(({ id, formName }) => ({
        id,
        formName,
        isFixed: isCategoryForm(id),
        description: isCategoryForm(id) && 'Comes with the category',
      }))}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}

export function MoreFields({ isNew = false }: { readonly isNew?: boolean }) {
  const { register } = useFormContext<JobFormValues>()
  return (
    <>
      <GrowingTextarea
        label="Internal notes"
        placeholder="Not shown to the customer"
        minRows={2}
        maxRows={10}
        error={useFieldError('notes')?.message}
        {...register('notes')}
      />
      <FormChoices isNew={isNew} />
      <AttachmentFields />
    </>
  )
}
