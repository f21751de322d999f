import { Anchor } from '@mantine/core'
import { IconCircleCheckFilled, IconCircleDashed, IconClock } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Job } from '../job.ts'
import { Section } from '../../../kit/record/Parts.tsx'
import record from '../../../kit/record/Record.module.css'
import { useWaitingForms } from '../../../parts/jobs/waiting/useWaitingForms.ts'
import { paths } from '../../../shared/paths.ts'
import classes from './jobRecord.module.css'

type AttachedForm = NonNullable<Job['forms']>[number]

/** What nobody told is not said. */
function stateWords({ isRequired, isSubmitted }: AttachedForm, isWaiting: boolean): string | null {
  if (isWaiting) return 'Waiting to send'
  if (isSubmitted) return 'Submitted'
  if (isSubmitted === null) return null
  return isRequired ? 'Required before finishing' : 'Not submitted'
}

interface FormListProps {
  readonly jobId: string
  readonly forms: readonly AttachedForm[]
}

/** Forms that hang on the job, and whether they are filled in. Each leads to where it is filled in, or stands as it was submitted. */
export function FormList({ jobId, forms }: FormListProps) {
  const waiting = useWaitingForms(jobId)
  if (forms.length === 0) return null
  return (
    <Section title="Forms">
      <ul className={classes.forms}>
        {forms.map((form) => {
          const isWaiting = waiting.has(form.formId)
          const Icon = isWaiting ? IconClock : form.isSubmitted ? IconCircleCheckFilled : IconCircleDashed
          return (
            <li key={`${form.formId} ${form.jobFormId}`}>
              <Icon size={18} aria-hidden className={form.isSubmitted ? classes.submitted : classes.open} />
              <Anchor
                component={Link}
                className={record.ellipsis}
                dir="auto"
                to={paths.jobForm(jobId, form.formId, form.isSubmitted && form.jobFormId ? { submitted: form.jobFormId } : {})}
              >
                {form.formName}
              </Anchor>
              <span className={record.soft}>{stateWords(form, isWaiting)}</span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
