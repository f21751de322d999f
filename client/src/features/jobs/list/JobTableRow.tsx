import { Link, useLocation } from 'react-router'
import { paths } from '../../../shared/paths.ts'
import type { JobRowFragment } from '../jobs.generated.ts'
import { fromList } from '../listAddress.ts'
import { JobCheckbox } from './JobCheckbox.tsx'
import { JobCell } from './JobCell.tsx'
import { firstColumn, type JobColumnKey, jobColumns } from './jobColumns.ts'
import { JobRowMenu } from './JobRowMenu.tsx'
import type { JobSelection } from './useJobSelection.ts'
import { rememberRow } from './useReturnToRow.ts'
import { usePassedFocus } from './usePassedFocus.ts'
import classes from './JobTable.module.css'

interface JobTableRowProps {
  readonly job: JobRowFragment
  readonly shown: readonly JobColumnKey[]
  readonly selection: JobSelection
}

export function JobTableRow({ job, shown, selection }: JobTableRowProps) {
  const { search } = useLocation()
  const ref = usePassedFocus<HTMLTableRowElement>()
  const isOn = selection.isOn(job.id)
  return (
    <tr ref={ref} className={classes.row} data-job-row={job.id} data-selected={isOn || undefined}>
      {selection.isOffered && (
        <td data-column="select">
          <JobCheckbox job={job} selection={selection} />
        </td>
      )}
      {shown.map((key) => (
        <td key={key} data-column={key} data-numeric={jobColumns[key].isNumeric} dir={jobColumns[key].isWords && 'auto'}>
          {key === firstColumn ? (
            <Link
              to={paths.job(job.id)}
              state={fromList(search)}
              className={classes.open}
              data-row-link
              onClick={() => rememberRow(job.id)}
            >
              {job.jobNumber ?? `#${job.id}`}
            </Link>
          ) : (
            <JobCell column={key} shown={shown} job={job} />
          )}
        </td>
      ))}
      <td data-column="actions">
        <JobRowMenu job={job} />
      </td>
    </tr>
  )
}
