import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import type { Job } from '../job.ts'
import { Section } from '../../../kit/record/Parts.tsx'
import record from '../../../kit/record/Record.module.css'
import classes from './jobRecord.module.css'

type AttachedForm = NonNullable<Job['forms']>[number]

/** What nobody told is not said. */
function stateWords({ isRequired, isSubmitted }: AttachedForm): string | null {
  if (isSubmitted) return 'Submitted'
  if (isSubmitted === null) return null
  return isRequired ? 'Required before finishing' : 'Not submitted'
}

/** Forms that hang on the job, and whether they are filled in. */
export function FormList({ forms }: { readonly forms: NonNullable<Job['forms']> }) {
  if (forms.length === 0) return null
  return (
    <Section title="Forms">
      <ul className={classes.forms}>
        {forms.map((form) => (
          <li key={form.formId}>
            {form.isSubmitted ? (
              <IconCircleCheckFilled size={18} aria-hidden className={classes.submitted} />
            ) : (
              <IconCircleDashed size={18} aria-hidden className={classes.open} />
            )}
            <span className={record.ellipsis} dir="auto">
              {form.formName}
            </span>
            <span className={record.soft}>{stateWords(form)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
