import { useApolloClient } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconClipboardCheck, IconDownload, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { savePdf } from '../../../components/csv/saveFile.ts'
import { PageHeader } from '../../../components/page/PageHeader.tsx'
import { Awaited } from '../../../components/states/Awaited.tsx'
import { EmptyState } from '../../../components/states/EmptyState.tsx'
import { QueryProblem } from '../../../components/states/QueryProblem.tsx'
import { useLoaded } from '../../../components/states/useLoaded.ts'
import { showError } from '../../../components/toasts/toasts.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { useServerAway } from '../../../lib/api/reach.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { useSessionValue } from '../../../lib/session/session.ts'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'
import { EmailFileDialog } from '../../messaging/EmailFileDialog.tsx'
import { sendMessage } from '../../messaging/sendMessage.ts'
import type { Job } from '../job.ts'
import { useJobQuery } from '../jobs.generated.ts'
import { jobHeading } from '../labels/jobName.ts'
import { isWorkDone } from './isWorkDone.ts'
import { loadReportParts, submittedForms } from './loadReportParts.ts'
import { makeReport, type MadeReport } from './makeReport.ts'
import { ReportOptionsPanel } from './ReportOptionsPanel.tsx'
import { ReportPreview } from './ReportPreview.tsx'
import { reportFileName, reportMail } from './reportText.ts'
import { type ReportOptions, workReportOf } from './workReport.ts'
import classes from './WorkReport.module.css'

const missingText = (count: number): string =>
  `${count === 1 ? '1 photo' : `${count} photos`} couldn’t be loaded and ${count === 1 ? 'isn’t' : 'aren’t'} in the PDF.`

function Report({ job, back }: { readonly job: Job; readonly back: { readonly to: string; readonly label: string } }) {
  const client = useApolloClient()
  const format = useFormat(job.timezone)
  const ownName = useSessionValue('organization_name') ?? ''
  const isAway = useServerAway()
  const maySend = useHasAuthority('manage_jobs')
  const [options, setOptions] = useState<ReportOptions>({ withTimes: false, without: new Set() })
  const [busy, setBusy] = useState<'download' | 'email' | null>(null)
  const [made, setMade] = useState<MadeReport | null>(null)
  const [missing, setMissing] = useState(0)
  const formIds = submittedForms(job)
  // Loads again once the server is back.
  const { data: parts, retry } = useLoaded([isAway, ...formIds].join(), ({ client: loading, signal }) =>
    loadReportParts(loading, formIds, signal),
  )
  const report = parts && workReportOf(job, parts.company, parts.signature, ownName)
  const make = async (purpose: 'download' | 'email'): Promise<void> => {
    if (!report) return
    setBusy(purpose)
    try {
      const result = await makeReport(report, options, format)
      setMissing(result.missing)
      if (purpose === 'email') setMade(result)
      else savePdf(reportFileName(report), result.base64)
    } catch (error) {
      showError(toApiError(error).message)
    }
    setBusy(null)
  }
  const actions = (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={busy === 'download'}
        disabled={!report || busy !== null}
        onClick={() => void make('download')}
      >
        Download PDF
      </Button>
      {maySend && report?.customer && (
        <Button
          leftSection={<IconMail size={16} aria-hidden />}
          loading={busy === 'email'}
          disabled={isAway || busy !== null}
          onClick={() => void make('email')}
        >
          Email
        </Button>
      )}
    </>
  )
  return (
    <>
      <PageHeader title="Work report" subtitle={jobHeading(job)} back={back} actions={actions} />
      {isAway && <p className={classes.note}>Photos and email need a network.</p>}
      {missing > 0 && (
        <p role="alert" className={classes.note}>
          {missingText(missing)}
        </p>
      )}
      {parts?.isSignatureUnknown && <p className={classes.note}>Couldn’t load the signature.</p>}
      {!report && <Awaited label="Loading work report" height={320} onRetry={retry} />}
      {report && (
        <div className={classes.columns}>
          <ReportPreview report={report} options={options} />
          <aside className={`box ${classes.options}`}>
            <ReportOptionsPanel report={report} options={options} onChange={setOptions} />
          </aside>
        </div>
      )}
      {made && report?.customer && (
        <EmailFileDialog
          title={`Email work report to ${report.customer.name}`}
          mail={{ to: report.customer.email ?? '', ...reportMail(report) }}
          attached={made.missing > 0 ? `work report as a PDF. ${missingText(made.missing)}` : 'work report as a PDF'}
          sent="Work report sent"
          onSend={({ to, subject, body }) =>
            sendMessage(
              client,
              {
                attachmentType: 'CONTRACT',
                customerId: report.customer?.id,
                jobId: job.id,
                to: [...to],
                subject,
                body,
                file: { fileName: reportFileName(report), contentType: 'application/pdf', fileBase64: made.base64 },
              },
              job.lockVersion,
            )
          }
          onClose={() => setMade(null)}
        />
      )}
    </>
  )
}

/** `/jobs/:jobId/report`: what was done, for the customer. */
export function WorkReportPage() {
  const { jobId = '' } = useParams()
  const { data, error, refetch } = useJobQuery({ variables: { id: jobId }, fetchPolicy: 'cache-and-network' })
  const job = data?.job
  const back = { to: paths.job(jobId), label: job?.jobNumber ?? 'Job' }
  const retry = (): void => void refetch().catch(() => {})
  const isEmpty = job && !isWorkDone(job)
  return (
    <div className={classes.page}>
      {job && !isEmpty ? (
        <Report job={job} back={back} />
      ) : (
        <PageHeader title="Work report" subtitle={job && jobHeading(job)} back={back} />
      )}
      {!job && !error && <Awaited label="Loading work report" height={320} onRetry={retry} />}
      {!job && error && <QueryProblem error={error} onRetry={retry} back={{ to: paths.jobs(), label: 'Back to jobs' }} />}
      {isEmpty && (
        <EmptyState icon={<IconClipboardCheck size={22} stroke={1.6} />} title="Nothing done yet">
          Finish a visit to report its work.
        </EmptyState>
      )}
    </div>
  )
}
