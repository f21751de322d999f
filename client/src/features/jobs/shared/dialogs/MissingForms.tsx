import { Alert, Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useJobFormsQuery } from '../../../forms/shared/formsOfJob.generated.ts'
import { useWaitingForms } from '../waiting/useWaitingForms.ts'

interface MissingFormsProps {
  readonly jobId: string
  readonly visitId: string | null
}

/** What has to be filled in before the work is finished, as far as it is known; each leads there. */
export function MissingForms({ jobId, visitId }: MissingFormsProps) {
  const { data } = useJobFormsQuery({ variables: { id: jobId } })
  const waiting = useWaitingForms(jobId)
  const missing = (data?.job.forms ?? []).filter(
    ({ formId, isRequired, isSubmitted }) => isRequired === true && isSubmitted === false && !waiting.has(formId),
  )
  if (missing.length === 0) return null
  return (
    <Alert
      color="yellow"
      variant="light"
      role="status"
      title={missing.length === 1 ? 'A form is missing' : `${missing.length} forms are missing`}
    >
      Fill in before you finish:{' '}
      {missing.map(({ formId, formName }, place) => (
        <span key={formId}>
          {place > 0 && ', '}
          <Anchor component={Link} inherit to={paths.jobForm(jobId, formId, visitId === null ? {} : { visit: visitId })}>
            <bdi>{formName ?? 'the form'}</bdi>
          </Anchor>
        </span>
      ))}
    </Alert>
  )
}
