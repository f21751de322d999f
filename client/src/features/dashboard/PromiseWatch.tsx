import { type Arrival, isAtRisk } from '../visits/predictArrivals.ts'
import { skipToken } from '@apollo/client/react'
import { Anchor, Button } from '@mantine/core'
import { Link } from 'react-router'
import { useActions } from '../../components/actions/ActionsProvider.tsx'
import { getLabel } from '../../components/actions/actionText.ts'
import { Section } from '../../components/record/Parts.tsx'
import { RecordRow, RecordRows } from '../../components/record/RecordRows.tsx'
import { mailHref } from '../../lib/format/mailHref.ts'
import { useFormat } from '../../lib/format/useFormat.ts'
import { useMinute } from '../../lib/format/useMinute.ts'
import { paths } from '../../lib/paths.ts'
import { useActingUser } from '../../lib/session/useActingUser.ts'
import { actionsOf } from '../jobs/actions/jobActionRules.ts'
import { jobActionSet } from '../jobs/actions/jobActionSet.ts'
import { jobActionLabels } from '../jobs/actions/jobActionText.ts'
import { getName, subjectOf } from '../visits/boardJob.ts'
import { useRecipientQuery } from '../messaging/recipient.generated.ts'
import { ArrivalNote } from '../visits/ArrivalNote.tsx'
import { type BoardVisitFragment, useDispatchMapQuery } from '../schedule/visits/board.generated.ts'
import { useArrivals } from '../visits/useArrivals.ts'
import { visitTime } from '../schedule/visits/visitTime.ts'
import classes from './PromiseWatch.module.css'
import { noDeduplication } from '../../lib/api/usePageQuery.ts'
import { phoneHref, textHref } from '../../lib/phones/formatPhone.ts'

const noVisits: readonly BoardVisitFragment[] = []

/** Actions: reschedule, which may notify the customer, or call or text, or email a customer without a phone. */
function RiskActions({ of }: { readonly of: BoardVisitFragment }) {
  const { run, busyKey } = useActions(jobActionSet)
  const user = useActingUser()
  const subject = subjectOf(of)
  const { customer } = of
  const call = customer?.phone ? phoneHref(customer.phone, customer.phoneCountryCode) : null
  const name = customer?.name ?? 'the customer'
  const recipient = useRecipientQuery(call || !customer ? skipToken : { variables: { id: customer.id } })
  const email = recipient.data?.customer.email
  return (
    <span className={`inline ${classes.remedies}`}>
      {call && (
        <>
          <Anchor href={call} aria-label={`Call ${name}`}>
            Call
          </Anchor>
          <Anchor href={textHref(call)} aria-label={`Text ${name}`}>
            Text
          </Anchor>
        </>
      )}
      {email && (
        <Anchor href={mailHref(email)} aria-label={`Email ${name}`}>
          Email
        </Anchor>
      )}
      {actionsOf(of.visit, user).includes('RESCHEDULE') && (
        <Button
          variant="default"
          size="xs"
          aria-label={getLabel(jobActionLabels('RESCHEDULE'), getName(of))}
          loading={busyKey === jobActionSet.getKey(subject)}
          onClick={() => run('RESCHEDULE', subject)}
        >
          {jobActionLabels('RESCHEDULE').label}
        </Button>
      )}
    </span>
  )
}

interface VisitAtRisk {
  readonly of: BoardVisitFragment
  readonly arrival: Arrival
}

interface VisitsAtRisk {
  readonly rows: readonly VisitAtRisk[]
  /** Loaded with their drives, or failed. */
  readonly isSettled: boolean
}

/** Today's visits that are about to miss their promised time, most urgent first. */
export function useVisitsAtRisk(date: string, branchId: string | null): VisitsAtRisk {
  const now = useMinute()
  const { data, error } = useDispatchMapQuery({
    variables: { input: { date, ...(branchId && { branchId }) } },
    fetchPolicy: 'cache-and-network',
    context: noDeduplication,
  })
  const visits = data?.dispatchMap.visits ?? noVisits
  const { arrivals, driveSource } = useArrivals(visits)
  const rows = visits
    .flatMap((of) => {
      const arrival = arrivals.get(of.id)
      // Later visits are listed as late visits instead.
      return arrival && isAtRisk(arrival, now) && now <= arrival.latestAt ? [{ of, arrival }] : []
    })
    .toSorted((a, b) => a.arrival.latestAt - b.arrival.latestAt)
  return { rows, isSettled: error !== undefined || (data !== undefined && driveSource !== null) }
}

/** Renders nothing if there are none. */
export function PromiseWatch({ date, rows }: { readonly date: string; readonly rows: readonly VisitAtRisk[] }) {
  const format = useFormat()
  if (rows.length === 0) return null
  return (
    <Section title="Likely to be late" aside={null}>
      <RecordRows rows={rows} none="">
        {({ of, arrival }) => (
          <RecordRow
            key={of.id}
            title={[of.customer?.name, getName(of)].filter(Boolean).join(' · ')}
            {...(of.jobId !== null && { to: paths.job(of.jobId) })}
            marks={<RiskActions of={of} />}
          >
            <ArrivalNote arrival={arrival} of={of} />
            <span>
              {[visitTime(of.visit, format), ...(of.visit.staff ?? []).map(({ name }) => name)].filter(Boolean).join(' · ')}{' '}
              <Link to={paths.schedule({ view: 'day', date, visit: of.id })} aria-label={`Show ${getName(of)} on schedule`}>
                Schedule
              </Link>
            </span>
          </RecordRow>
        )}
      </RecordRows>
    </Section>
  )
}
