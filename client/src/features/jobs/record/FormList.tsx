import { Anchor } from '@mantine/core'
import { IconCircleCheckFilled, IconCircleDashed, IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Job } from '../job.ts'
import { Section } from '../../../components/record/Parts.tsx'
import record from '../../../components/record/Record.module.css'
import { useWaitingForms } from '../offline/useWaitingForms.ts'
import { useWorksOnSite } from '../../../lib/session/onSite.ts'
import { paths } from '../../../lib/paths.ts'
import { useMayBook } from '../form/useMayBook.ts'
import { type AttachableJob, attachableJob } from './attachableJob.ts'
import classes from './jobRecord.module.css'
import { AttachFormDialog } from './AttachFormDialog.tsx'

type AttachedForm = NonNullable<Job['forms']>[number]

/** null if the backend doesn’t return the state. */
function formatState({ isRequired, isSubmitted }: AttachedForm, isWaiting: boolean): string | null {
  if (isWaiting) return 'Waiting to send'
  if (isSubmitted) return 'Submitted'
  if (isSubmitted === null) return null
  return isRequired ? 'Required before finishing' : 'Not submitted'
}

function AttachForm({ job }: { readonly job: AttachableJob }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Anchor component="button" type="button" className={classes.sectionAction} onClick={() => setIsOpen(true)}>
        Attach form
      </Anchor>
      {isOpen && <AttachFormDialog job={job} onClose={() => setIsOpen(false)} />}
    </>
  )
}

export function FormList({ job }: { readonly job: Job }) {
  const waiting = useWaitingForms(job.id)
  const [mayBook, isOnSite] = [useMayBook(), useWorksOnSite()]
  const mayChange = mayBook === true || isOnSite
  const attachable = mayChange ? attachableJob(job) : null
  const forms = job.forms ?? []
  if (forms.length === 0 && !attachable) return null
  return (
    <Section title="Forms" aside={attachable && <AttachForm job={attachable} />}>
      {forms.length === 0 && <p className={record.soft}>No forms attached</p>}
      {forms.length > 0 && (
        <ul className={`list ${classes.forms}`}>
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
                  to={paths.jobForm(job.id, form.formId, form.isSubmitted && form.jobFormId ? { submitted: form.jobFormId } : {})}
                >
                  {form.formName}
                </Anchor>
                <span className={record.soft}>{formatState(form, isWaiting)}</span>
              </li>
            )
          })}
        </ul>
      )}
    </Section>
  )
}
