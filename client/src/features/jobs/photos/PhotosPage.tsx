import { Anchor, Button, NativeSelect } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { Link, useParams, useSearchParams } from 'react-router'
import { FileList } from '../../../components/files/Attachments.tsx'
import { byMark } from '../../../components/files/photoMarks.ts'
import { PageHeader } from '../../../components/page/PageHeader.tsx'
import { Section } from '../../../components/record/Parts.tsx'
import { Awaited } from '../../../components/states/Awaited.tsx'
import { EmptyState } from '../../../components/states/EmptyState.tsx'
import { QueryProblem } from '../../../components/states/QueryProblem.tsx'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { customerName, propertyName } from '../../customers/picker/customerText.ts'
import { useCustomerRecordQuery } from '../../customers/queries/customerRecord.generated.ts'
import { jobHeading } from '../labels/jobName.ts'
import type { PhotoJobFragment } from './photos.generated.ts'
import classes from './Photos.module.css'
import { usePhotos } from './usePhotos.ts'

const photosOf = ({ attachments }: PhotoJobFragment) =>
  byMark((attachments ?? []).filter(({ contentType }) => contentType?.startsWith('image/')))

/** A job's photos, those from before the work first. */
function JobPhotos({ job }: { readonly job: PhotoJobFragment }) {
  const format = useFormat()
  const link = (
    <Anchor component={Link} to={paths.job(job.id)} className="shrink ellipsis">
      {jobHeading(job)}
    </Anchor>
  )
  return (
    <Section title={job.date === null ? 'Not scheduled' : format.day(job.date)} aside={link}>
      <FileList files={photosOf(job)} />
    </Section>
  )
}

export function PhotosPage() {
  const { customerId = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const propertyId = params.get('property')
  const { data } = useCustomerRecordQuery({ variables: { id: customerId } })
  const { jobs, hasMore, error, retry, isBusy, showMore } = usePhotos({ customerId, propertyId })
  const back = { to: paths.customer(customerId), label: data ? customerName(data.customer) : 'Customer' }
  const properties = data?.customer.properties ?? []
  const withPhotos = jobs?.filter((job) => photosOf(job).length > 0) ?? []
  const choose = (id: string): void => setParams(id === '' ? {} : { property: id }, { replace: true })
  return (
    <div className={classes.page}>
      <PageHeader title="Photos" back={back} />
      {(properties.length > 1 || propertyId !== null) && (
        <NativeSelect
          aria-label="Property"
          className={classes.property}
          data={[
            { value: '', label: 'All properties' },
            ...properties.map((property) => ({ value: property.id, label: propertyName(property) })),
          ]}
          value={propertyId ?? ''}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
      {!jobs && error === undefined && <Awaited label="Loading photos" height={320} onRetry={retry} />}
      {error !== undefined && <QueryProblem error={error} onRetry={retry} back={{ to: back.to, label: 'Back to customer' }} />}
      <div className={classes.jobs}>
        {withPhotos.map((job) => (
          <JobPhotos key={job.id} job={job} />
        ))}
      </div>
      {jobs && withPhotos.length === 0 && (
        <EmptyState
          icon={<IconPhoto size={22} stroke={1.6} />}
          title={hasMore ? `No photos in the latest ${jobs.length} jobs` : 'No photos yet'}
        >
          {hasMore ? 'Older jobs may have some.' : 'Photos added to visits show up here.'}
        </EmptyState>
      )}
      {hasMore && (
        <Button variant="default" className={classes.more} loading={isBusy} onClick={() => void showMore()}>
          Show older jobs
        </Button>
      )}
    </div>
  )
}
