import { IconLock } from '@tabler/icons-react'
import { Section } from '../../../components/record/Parts.tsx'
import classes from './jobRecord.module.css'

/** What the staff should know, and the customer never reads. */
export function StaffNotes({ children }: { readonly children: string | null }) {
  if (!children) return null
  const aside = (
    <span className={classes.private}>
      <IconLock size={13} aria-hidden /> Not shown to the customer
    </span>
  )
  return (
    <Section title="Internal notes" aside={aside}>
      <p className={classes.staffNotes} dir="auto">
        {children}
      </p>
    </Section>
  )
}
