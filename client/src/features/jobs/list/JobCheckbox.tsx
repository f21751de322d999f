import type { JobRowFragment } from '../jobs.generated.ts'
import type { JobSelection } from './useJobSelection.ts'
import classes from './JobCheckbox.module.css'

interface JobCheckboxProps {
  readonly job: JobRowFragment
  readonly selection: JobSelection
}

/** Chooses a row; with Shift all rows since the last one chosen. */
export function JobCheckbox({ job, selection }: JobCheckboxProps) {
  return (
    <label className={classes.box}>
      <input
        type="checkbox"
        aria-label={`Select ${job.jobNumber ?? job.title ?? job.id}`}
        checked={selection.isOn(job.id)}
        onChange={({ nativeEvent }) => ((nativeEvent as MouseEvent).shiftKey ? selection.extendTo(job.id) : selection.toggle(job))}
      />
    </label>
  )
}
