import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import type { Job } from './JobDetail.tsx'
import { Section } from './Section.tsx'
import classes from './JobDetail.module.css'

/** Forms that hang on the job, and whether they are filled in. */
export function FormList({ forms }: { readonly forms: NonNullable<Job['forms']> }) {
  if (forms.length === 0) return null
  return (
    <Section title="Forms">
      <ul className={classes.forms}>
        {forms.map(({ formId, formName, isRequired, isSubmitted }) => (
          <li key={formId}>
            {isSubmitted ? (
              <IconCircleCheckFilled size={18} aria-hidden className={classes.submitted} />
            ) : (
              <IconCircleDashed size={18} aria-hidden className={classes.open} />
            )}
            <span className={classes.ellipsis} dir="auto">
              {formName}
            </span>
            <span className={classes.soft}>{isSubmitted ? 'Submitted' : isRequired ? 'Required before finishing' : 'Not submitted'}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
