import { Anchor, Button } from '@mantine/core'
import { Link } from 'react-router'
import { ActionMenu } from '../../components/actions/ActionMenu.tsx'
import { useActions } from '../../components/actions/ActionsProvider.tsx'
import { getLabel } from '../../components/actions/actionText.ts'
import { Section } from '../../components/record/Parts.tsx'
import { RecordRow, RecordRows } from '../../components/record/RecordRows.tsx'
import { JobActionMenu } from '../jobs/actions/JobActionMenu.tsx'
import { actionsOf } from '../jobs/actions/jobActionRules.ts'
import { jobActionSet } from '../jobs/actions/jobActionSet.ts'
import { jobActionLabels } from '../jobs/actions/jobActionText.ts'
import { jobHeading } from '../jobs/labels/jobName.ts'
import { formatTotal, unbilledText } from '../jobs/labels/totalText.ts'
import { listedState, listedVisit } from '../visits/listedVisit.ts'
import { SettingLink } from '../settings/lookups/SettingLink.tsx'
import { useRowFormat } from '../../lib/format/useFormat.ts'
import { paths } from '../../lib/paths.ts'
import { useActingUser } from '../../lib/session/useActingUser.ts'
import { LateMark } from '../../components/status/LateMark.tsx'
import { StaffAvatars } from '../../components/status/StaffAvatars.tsx'
import { StatusBadge } from '../../components/status/StatusBadge.tsx'
import { ErrorState } from '../../components/states/ErrorState.tsx'
import type { TodayList } from './todayLists.ts'
import type { TodayJobRow, TodayListState } from './useTodayJobs.ts'
import record from '../../components/record/Record.module.css'
import classes from './Today.module.css'
import { useIsPhone } from '../../components/theme/breakpoints.ts'
import { formatWhen } from '../schedule/fields/dayText.ts'
import type { JobAction } from '../../lib/api/schemaTypes.generated.ts'

interface TodayJobProps {
  readonly job: TodayJobRow
  readonly actions: readonly JobAction[]
}

const hasSeveralVisits = ({ visitsTotal }: TodayJobRow): boolean => (visitsTotal ?? 1) > 1

/** The first allowed action. For a series without a known visit, the menu asks which one. */
function RowAction({ job, actions }: TodayJobProps) {
  const { run, busyKey } = useActions(jobActionSet)
  const visit = listedVisit(job)
  const subject = { job, visit }
  const offered = actionsOf(visit ?? job, useActingUser())
  const action = actions.find((name) => offered.includes(name))
  if (!action || (!visit && hasSeveralVisits(job))) return null
  const labels = jobActionLabels(action)
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={getLabel(labels, jobActionSet.getName(subject))}
      loading={busyKey === jobActionSet.getKey(subject)}
      onClick={() => run(action, subject)}
    >
      {labels.label}
    </Button>
  )
}

function TodayJob({ job, actions }: TodayJobProps) {
  const format = useRowFormat(job)
  const isPhone = useIsPhone()
  const visit = listedVisit(job)
  const shown = listedState(job)
  const isToInvoice = actions.includes('CREATE_INVOICE')
  const waiting = isToInvoice && unbilledText(job)
  return (
    <RecordRow
      to={paths.job(job.id)}
      title={jobHeading(job)}
      marks={
        <>
          <StatusBadge of={shown} />
          <RowAction job={job} actions={actions} />
          {visit ? <ActionMenu set={jobActionSet} of={{ job, visit }} isLarge={isPhone} /> : <JobActionMenu job={job} isLarge={isPhone} />}
        </>
      }
    >
      <span className={record.figure}>{formatWhen(shown, format)}</span>
      {visit?.visitNumber && (
        <span>
          Visit {visit.visitNumber} of {job.visitsTotal}
        </span>
      )}
      {shown.isLate && <LateMark />}
      {isToInvoice && job.total !== null && <span className={record.figure}>{formatTotal(job, format)}</span>}
      {waiting && <span>{waiting}</span>}
      {job.customer?.name && <span dir="auto">{job.customer.name}</span>}
      {shown.status !== 'UNASSIGNED' && <StaffAvatars staff={shown.staff} withNames emptyLabel="Unassigned" />}
    </RecordRow>
  )
}

export interface ShownList {
  readonly list: TodayList
  readonly state: TodayListState
  readonly all: string
}

export function TodayJobs({ list, state: { jobs, total, error, retry, isIgnored }, all }: ShownList) {
  const count = total !== null && <span className={record.soft}>{total.toLocaleString('en')}</span>
  return (
    <Section title={list.title} aside={jobs && !isIgnored && count}>
      {!jobs && error !== undefined && <ErrorState error={error} onRetry={retry} />}
      {jobs && isIgnored && <p className={record.soft}>Couldn’t load this list.</p>}
      {jobs && !isIgnored && (
        <RecordRows rows={jobs} none="No visits">
          {(job) => <TodayJob key={job.id} job={job} actions={list.actions} />}
        </RecordRows>
      )}
      {jobs && !isIgnored && (
        <div className={`wrap ${classes.ways}`}>
          {total !== null && total > jobs.length && (
            <Anchor component={Link} to={all} aria-label={`Show all ${total}: ${list.title}`}>
              Show all {total}
            </Anchor>
          )}
          {list.setting && jobs.length > 0 && <SettingLink to={list.setting.to} of={list.setting.of} />}
        </div>
      )}
    </Section>
  )
}
