import { useFormContext } from 'react-hook-form'
import { AttachmentFields } from '../../../components/files/AttachmentFields.tsx'
import { useFieldError } from '../../../lib/forms/useFieldError.ts'
import { GrowingTextarea } from '../../../components/page/GrowingTextarea.tsx'
import { FormChoices } from './FormChoices.tsx'
import type { JobFormValues } from './jobFormValues.ts'

/** Internal notes, forms to fill in, files. */
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
