import { useApolloClient } from '@apollo/client/react'
import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { ActionsProvider, useActions } from '../../../components/actions/ActionsProvider.tsx'
import { savePdf } from '../../../components/csv/saveFile.ts'
import { Mark, Section } from '../../../components/record/Parts.tsx'
import record from '../../../components/record/Record.module.css'
import { showError } from '../../../components/toasts/toasts.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { useAuthority } from '../../../lib/session/useAuthority.ts'
import { letterActionSet } from '../../messaging/letterActionSet.ts'
import { ApproveDialog } from '../approve/ApproveDialog.tsx'
import { useWaitingApproval } from '../door/useWaitingApproval.ts'
import { loadQuotePdf, quoteFileName } from '../document/loadQuotePdf.ts'
import { EvidenceLink } from '../document/EvidenceLink.tsx'
import { quoteLetter } from '../document/quoteLetter.ts'
import { AlternativeCards } from './AlternativeCards.tsx'
import { offerOf, type QuotedJob, stateLabels } from './quoteOfJob.ts'
import { useHidesPrices } from './useHidesPrices.ts'
import { stateFacts } from './stateFacts.ts'
import { useEvidence } from './useEvidence.ts'
import { useQuoteState } from './useQuoteState.ts'
import classes from './QuoteSection.module.css'

interface QuoteSectionProps {
  readonly job: QuotedJob
  readonly mayChange: boolean
  /** The backend keeps no quotes. */
  readonly isOnDeviceOnly: boolean
  /** Cancels the job with a reason; null if that isn't possible. */
  readonly onNotAccepted: (() => void) | null
}

function QuoteDocument({ job }: { readonly job: QuotedJob }) {
  const client = useApolloClient()
  const format = useFormat()
  const [isBusy, setIsBusy] = useState(false)
  const download = async (): Promise<void> => {
    setIsBusy(true)
    try {
      savePdf(quoteFileName(job), await loadQuotePdf(client, job, format))
    } catch (error) {
      showError(toApiError(error).message)
    }
    setIsBusy(false)
  }
  return (
    <Button variant="default" size="compact-md" loading={isBusy} onClick={() => void download()}>
      Download PDF
    </Button>
  )
}

/** What can be done besides the next step, which is in the page's head. */
function QuoteActions({ job, mayChange, onNotAccepted }: Omit<QuoteSectionProps, 'isOnDeviceOnly'>) {
  const format = useFormat()
  const { run } = useActions(letterActionSet)
  const [isApproving, setIsApproving] = useState(false)
  const state = useQuoteState(job)
  const isQueued = useWaitingApproval(job.id)
  const isWaiting = !isQueued && (state === 'open' || state === 'sent' || state === 'expired')
  if (useHidesPrices(job))
    return mayChange && isWaiting && <p className={record.soft}>Only people who see prices can send this quote and have it approved.</p>
  return (
    <div className={`wrap ${classes.actions}`}>
      {mayChange && isWaiting && state !== 'sent' && (
        <Button variant="default" size="compact-md" onClick={() => setIsApproving(true)}>
          Approve
        </Button>
      )}
      {mayChange && isWaiting && state === 'sent' && (
        <>
          <Button variant="default" size="compact-md" onClick={() => run('SEND', quoteLetter(job, format, 'reminder'))}>
            Send reminder
          </Button>
          <Button variant="default" size="compact-md" onClick={() => run('SEND', quoteLetter(job, format, 'quote'))}>
            Send again
          </Button>
        </>
      )}
      {mayChange && isWaiting && onNotAccepted && (
        <Button variant="default" size="compact-md" onClick={onNotAccepted}>
          Not accepted
        </Button>
      )}
      <QuoteDocument job={job} />
      {isApproving && <ApproveDialog job={job} onClose={() => setIsApproving(false)} />}
    </div>
  )
}

/** A job's quote: its state, what the customer chooses from, and what can be done. */
export function QuoteSection(props: QuoteSectionProps) {
  const { job, mayChange, isOnDeviceOnly } = props
  const format = useFormat(job.timezone)
  const state = useQuoteState(job)
  const evidence = useEvidence(job)
  const holds = useAuthority()
  const maySchedule = holds('manage_jobs') !== false || holds('dispatch') !== false
  if (!job.quote || state === null) return null
  const offer = offerOf(job)
  const edit = mayChange && job.status === 'UNSCHEDULED' && (
    <Anchor component={Link} to={paths.editQuote(job.id)}>
      Edit quote
    </Anchor>
  )
  return (
    <Section title="Quote" aside={edit}>
      <div className="stack gap16">
        <div className={`wrap ${classes.state}`} data-state={state}>
          <Mark>{stateLabels[state]}</Mark>
          <span className={record.soft}>{stateFacts(job, format, state === 'approved' ? evidence : null).join(' · ')}</span>
          {state === 'approved' && evidence.form && <EvidenceLink jobId={job.id} form={evidence.form} />}
        </div>
        {isOnDeviceOnly && (
          <p className={record.soft}>
            The service keeps this as an unscheduled job. Alternatives, last day, message and approval are on this device until you sign
            out.
          </p>
        )}
        {state === 'approved' && job.status === 'UNSCHEDULED' && !maySchedule && (
          <p className={record.soft}>Approved, not scheduled. Ask the office for a date.</p>
        )}
        {job.quote.approval?.note && <p className={record.text}>{job.quote.approval.note}</p>}
        {(offer.alternatives.length > 1 || offer.optionalLines.length > 0) && (
          <AlternativeCards job={job} offer={offer} isApproved={state === 'approved'} />
        )}
        {job.quote.message && (
          <p className={record.text} dir="auto">
            {job.quote.message}
          </p>
        )}
        <ActionsProvider set={letterActionSet}>
          <QuoteActions job={job} mayChange={mayChange} onNotAccepted={props.onNotAccepted} />
        </ActionsProvider>
      </div>
    </Section>
  )
}
