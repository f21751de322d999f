import { Textarea } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { AttachmentFields } from '../attachments/AttachmentFields.tsx'
import { FormChoices } from './FormChoices.tsx'
import type { JobFormValues } from './jobFormValues.ts'

/** Notes for the staff, forms to fill in, files. */
export function MoreFields() {
  const { register, formState } = useFormContext<JobFormValues>()
  return (
    <>
      <Textarea
        label="Notes for the staff"
        placeholder="The customer does not see them"
        autosize
        minRows={2}
        maxRows={10}
        error={formState.errors.notes?.message}
        {...register('notes')}
      />
      <FormChoices />
      <AttachmentFields />
    </>
  )
}
