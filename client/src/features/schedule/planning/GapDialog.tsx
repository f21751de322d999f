import { useApolloClient } from '@apollo/client/react'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { perform } from '../../../components/actions/perform.ts'
import { counted } from '../../../components/list/listText.ts'
import { AppDialog } from '../../../components/overlays/AppDialog.tsx'
import { ErrorState } from '../../../components/states/ErrorState.tsx'
import { PriorityMark } from '../../../components/status/PriorityMark.tsx'
import { showError } from '../../../components/toasts/toasts.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { formatDistance } from '../../../lib/format/distance.ts'
import { formatAge, useFormat } from '../../../lib/format/useFormat.ts'
import { useMinute } from '../../../lib/format/useMinute.ts'
import { jobActions } from '../../jobs/actions/jobActions.ts'
import { jobNumberOf } from '../../jobs/labels/jobName.ts'
import { useDistanceUnit } from '../../../lib/format/useDistanceUnit.ts'
import { driveLabels } from '../drives/driveText.ts'
import { slotAt } from '../board/dayRuler.ts'
import { type FoundJob, type GapScope, useGap } from './useGap.ts'
import { noTradesText } from './MissingData.tsx'
import classes from './PlanDialog.module.css'

const MOST_ROWS = 10
const jobNoun = { one: 'job', many: 'jobs' }

type Found = NonNullable<ReturnType<typeof useGap>['found']>

function leftOutText({ otherTrade, tooLong }: Found): string | null {
  const parts = [
    otherTrade > 0 && `${counted(jobNoun, otherTrade)} of another trade`,
    tooLong > 0 && `${counted(jobNoun, tooLong)} too long or too far away`,
  ].filter(Boolean)
  return parts.length > 0 ? `Not offered: ${parts.join(', ')}.` : null
}

interface GapRowProps {
  readonly row: Found['rows'][number]
  readonly ruler: Found['ruler']
  readonly isBusy: boolean
  readonly onBook: () => void
}

function GapRow({ row: { job, fit }, ruler, isBusy, onBook }: GapRowProps) {
  const format = useFormat()
  const unit = useDistanceUnit()
  const now = useMinute()
  const name = job.customer?.name ?? job.title ?? jobNumberOf(job)
  const texts = [
    fit.km === null ? 'No location' : `${formatDistance(fit.km, unit)} more to drive`,
    job.durationMinutes === null && 'usual length',
    job.createdAt !== null && `waiting ${formatAge(job.createdAt, now)}`,
  ]
  return (
    <li className={classes.row}>
      <div className={`wrap fill ${classes.what}`}>
        <span className={classes.name} dir="auto">
          {name} {job.priority && <PriorityMark priority={job.priority} />}
        </span>
        <span className={`inline ${classes.times}`}>
          <strong>{format.timeRange(ruler.start + fit.from * 60, ruler.start + fit.to * 60)}</strong>
        </span>
        <span className={classes.soft} dir="auto">
          {[job.title, jobNumberOf(job), ...texts].filter(Boolean).join(' · ')}
        </span>
      </div>
      <Button variant="default" size="xs" aria-label={`Book ${name}, ${jobNumberOf(job)}`} loading={isBusy} onClick={onBook}>
        Book
      </Button>
    </li>
  )
}

interface GapDialogProps extends GapScope {
  readonly onClose: () => void
}

/** Offers jobs without a date for a freed part of someone's day; one click books. */
export function GapDialog({ onClose, ...scope }: GapDialogProps) {
  const client = useApolloClient()
  const format = useFormat()
  const [busyId, setBusyId] = useState<string | null>(null)
  const { found, error, retry } = useGap(scope)
  const book = async (job: FoundJob, fit: Found['rows'][number]['fit']): Promise<void> => {
    const slot = found && slotAt(found.ruler, fit)
    if (!slot) return showError('Choose a time that starts and ends on this day.')
    setBusyId(job.id)
    try {
      const target = await jobActions.find(client, 'SCHEDULE', { job }, false)
      await perform(jobActions, { client, format }, { name: 'SCHEDULE', target, input: { ...slot, staffIds: [scope.gap.staffId] } })
      onClose()
    } catch (problem) {
      setBusyId(null)
      showError(toApiError(problem).message)
    }
  }
  const leftOut = found && leftOutText(found)
  return (
    <AppDialog
      isOpen
      onClose={onClose}
      title="Fill the gap"
      size={520}
      actions={
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      }
    >
      {!found && error && <ErrorState error={error} onRetry={retry} />}
      {!found && !error && <Skeleton height={160} radius="md" role="status" aria-label="Looking for jobs" />}
      {found && (
        <>
          <p className={classes.lead} dir="auto">
            {[
              found.person?.name ?? 'Unknown',
              format.shortDay(scope.date),
              found.free.from < found.free.to &&
                `${format.timeRange(found.ruler.start + found.free.from * 60, found.ruler.start + found.free.to * 60)} free`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {!found.hasTrades && (
            <p className={classes.lead} role="status">
              {noTradesText()}
            </p>
          )}
          {found.rows.length === 0 && <p role="status">No unscheduled job fits.</p>}
          <ul className={classes.rows} aria-label="Jobs that fit">
            {found.rows.slice(0, MOST_ROWS).map((row) => (
              <GapRow
                key={row.job.id}
                row={row}
                ruler={found.ruler}
                isBusy={busyId === row.job.id}
                onBook={() => void book(row.job, row.fit)}
              />
            ))}
          </ul>
          {found.rows.length > 0 && <p className={classes.lead}>{driveLabels[found.driveSource]}</p>}
          {leftOut && <p className={classes.lead}>{leftOut}</p>}
        </>
      )}
    </AppDialog>
  )
}
