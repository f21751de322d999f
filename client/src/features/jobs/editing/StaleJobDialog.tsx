import type { StaleProps } from '../../../components/form/formTypes.ts'
import { StaleDialog } from '../../../components/form/StaleDialog.tsx'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { jobFieldRules } from '../form/jobForm.ts'
import { useNames } from './EditJobProviders.tsx'
import type { EditJob } from './editJob.ts'
import type { JobField } from './valueChanges.ts'
import { formatValue } from './valueText.ts'

export function StaleJobDialog(props: StaleProps<EditJob>) {
  const format = useFormat()
  const getName = useNames()
  return (
    <StaleDialog<EditJob>
      {...props}
      form={{ ...jobFieldRules, noun: 'job' }}
      getText={(field, values) => formatValue(field as JobField, values, format, getName)}
    />
  )
}
