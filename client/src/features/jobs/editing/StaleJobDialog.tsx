import type { StaleProps } from '../../../components/form/formTypes.ts'
import { StaleDialog } from '../../../components/form/StaleDialog.tsx'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { jobFieldRules } from '../form/jobForm.ts'
import { useNames } from './EditJobProviders.tsx'
import type { EditJob } from './editJob.ts'
import type { JobField } from './valueChanges.ts'
import { valueWords } from './valueWords.ts'

export function StaleJobDialog(props: StaleProps<EditJob>) {
  const format = useFormat()
  const nameOf = useNames()
  return (
    <StaleDialog<EditJob>
      {...props}
      form={{ ...jobFieldRules, noun: 'job' }}
      wordsOf={(field, values) => valueWords(field as JobField, values, format, nameOf)}
    />
  )
}
