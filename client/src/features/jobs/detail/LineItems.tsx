import type { Job } from './JobDetail.tsx'
import { LineTable } from './LineTable.tsx'
import { Section } from './Section.tsx'
import { Sums } from './Sums.tsx'
import classes from './LineItems.module.css'

/** What is sold in the job, and what it comes to. Prices are absent where they are not for this person. */
export function LineItems({ job }: { readonly job: Job }) {
  if (!job.lineItems?.length) return null
  return (
    <Section title="Line items">
      <LineTable job={job} lines={job.lineItems} className={classes.table} />
      <Sums job={job} />
    </Section>
  )
}
