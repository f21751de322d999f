import { jobStatus } from '@callout/contracts/jobs/status'
import { Input } from '@mantine/core'
import type { JobStatus } from '../jobs.generated.ts'
import classes from './JobFilterPanel.module.css'

interface StatusFilterProps {
  readonly statuses: readonly JobStatus[]
  readonly onChange: (statuses: readonly JobStatus[]) => void
}

const all = Object.keys(jobStatus) as JobStatus[]

/** Any of several statuses, in addition to the tab. */
export function StatusFilter({ statuses, onChange }: StatusFilterProps) {
  const toggled = (status: JobStatus): JobStatus[] => all.filter((one) => statuses.includes(one) !== (one === status))
  return (
    <div role="group" aria-label="Status">
      <Input.Label component="span">Status</Input.Label>
      <div className={classes.statuses}>
        {all.map((status) => (
          <button
            key={status}
            type="button"
            className={classes.status}
            aria-pressed={statuses.includes(status)}
            onClick={() => onChange(toggled(status))}
          >
            {jobStatus[status].label}
          </button>
        ))}
      </div>
    </div>
  )
}
