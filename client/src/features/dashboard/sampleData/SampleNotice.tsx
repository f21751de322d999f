import { counted } from '../../../components/list/listText.ts'
import { customerNoun } from '../../customers/picker/customerText.ts'
import { jobNoun } from '../../jobs/labels/jobName.ts'
import { SampleButton } from './SampleButton.tsx'
import classes from './SampleNotice.module.css'
import { useSampleCounts } from './useSampleCounts.ts'

export function SampleNotice() {
  const { data: samples } = useSampleCounts(true)
  if (!samples || samples.customers + samples.jobs === 0) return null
  return (
    <section className={`row ${classes.notice}`} aria-label="Sample data">
      <p>
        This account has sample data: {counted(customerNoun, samples.customers)} and {counted(jobNoun, samples.jobs)}.
      </p>
      <SampleButton kind="remove" />
    </section>
  )
}
