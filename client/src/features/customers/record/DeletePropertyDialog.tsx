import { propertyDeleteProblem } from '@callout/contracts/customers/deleteProblem'
import { Anchor, Button, Skeleton } from '@mantine/core'
import { Link } from 'react-router'
import { useDelete } from '../../../components/actions/deletes/useDeletes.ts'
import { counted } from '../../../components/list/listText.ts'
import { propertyName } from '../picker/customerText.ts'
import { jobHeading, jobNoun } from '../../jobs/labels/jobName.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { paths } from '../../../lib/paths.ts'
import { AppDialog } from '../../../components/overlays/AppDialog.tsx'
import { useJobsAtPropertyQuery } from '../list/customerDeletes.generated.ts'
import classes from './record.module.css'
import { type DeletableProperty, propertyDeletes } from '../list/customerDeletes.ts'

type Jobs = NonNullable<ReturnType<typeof useJobsAtPropertyQuery>['data']>['jobs']

/** Jobs of the property; null if the backend ignored the filter. */
const knownJobs = (jobs: Jobs): Jobs | null => (jobs.ignored.includes('propertyId') ? null : jobs)

function JobsThere({ jobs }: { readonly jobs: Jobs }) {
  const rest = (jobs.totalCount ?? 0) - jobs.items.length
  return (
    <>
      <p>
        {propertyDeleteProblem({ hasJobs: true })} {counted(jobNoun, jobs.totalCount ?? jobs.items.length)} there:
      </p>
      <ul className={classes.jobsThere}>
        {jobs.items.map((job) => (
          <li key={job.id}>
            <Anchor component={Link} to={paths.job(job.id)}>
              {jobHeading(job)}
            </Anchor>
          </li>
        ))}
        {rest > 0 && <li>and {rest} more</li>}
      </ul>
    </>
  )
}

interface DeletePropertyDialogProps {
  readonly property: DeletableProperty
  readonly onClose: () => void
}

export function DeletePropertyDialog({ property, onClose }: DeletePropertyDialogProps) {
  const remove = useDelete(propertyDeletes)
  const { data, error } = useJobsAtPropertyQuery({ variables: { propertyId: property.id }, fetchPolicy: 'network-only' })
  const jobs = data && knownJobs(data.jobs)
  const isNamed = (jobs?.items.length ?? 0) > 0
  const confirm = (): void => {
    onClose()
    remove?.([property])
  }
  return (
    <AppDialog
      isOpen
      onClose={onClose}
      title={isNamed ? 'This property can’t be deleted' : 'Delete this property?'}
      size={480}
      actions={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            {isNamed ? 'Close' : 'Keep property'}
          </Button>
          {!isNamed && (
            <Button color="red" onClick={confirm} disabled={!data && !error}>
              Delete property
            </Button>
          )}
        </>
      }
    >
      <p>
        <bdi>{propertyName(property)}</bdi>
      </p>
      {!data && !error && <Skeleton height={40} role="status" aria-label="Loading jobs at this property" />}
      {error && <p>{toApiError(error).message} If jobs are booked there, it won’t be deleted.</p>}
      {jobs === null && <p>Couldn’t load the jobs booked there. If there are any, it won’t be deleted.</p>}
      {jobs && (isNamed ? <JobsThere jobs={jobs} /> : <p>No jobs are booked there.</p>)}
    </AppDialog>
  )
}
