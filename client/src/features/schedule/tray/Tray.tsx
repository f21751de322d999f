import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconCalendarPlus, IconGripVertical, IconSearch } from '@tabler/icons-react'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { JobActionMenu } from '../../jobs/actions/JobActionMenu.tsx'
import { jobNumberOf } from '../../jobs/labels/jobName.ts'
import type { JobRowFragment } from '../../jobs/queries/jobs.generated.ts'
import { useRowFormat } from '../../../lib/format/useFormat.ts'
import { WeekPlanDialog } from '../planning/lazyDialogs.ts'
import { paths } from '../../../lib/paths.ts'
import { StatusBadge } from '../../../components/status/StatusBadge.tsx'
import { PriorityMark } from '../../../components/status/PriorityMark.tsx'
import { Awaited } from '../../../components/states/Awaited.tsx'
import { ErrorState } from '../../../components/states/ErrorState.tsx'
import { useUnplannedJobsQuery } from '../visits/board.generated.ts'
import { includedQuotes, isWaitingQuote, useDeviceQuotes } from '../../quotes/device/knownQuotes.ts'
import { type Rows, TrayPage, TrayRows } from './TrayRows.tsx'
import classes from './Tray.module.css'
import { formatWhen } from '../fields/dayText.ts'
import { noDeduplication } from '../../../lib/api/usePageQuery.ts'
import type { JobsInput } from '../../../lib/api/schemaTypes.generated.ts'

const PER_PAGE = 30

export interface TrayJob {
  readonly job: JobRowFragment
  setPending(this: void, isPending: boolean): void
}

const kinds = {
  unscheduled: { label: 'No date', statuses: ['UNSCHEDULED'], none: 'Every job has a date.' },
  unassigned: { label: 'Unassigned', statuses: ['UNASSIGNED', 'DECLINED'], none: 'Every visit is assigned.' },
} as const satisfies Record<string, { label: string; statuses: JobsInput['statuses']; none: string }>
type Kind = keyof typeof kinds

interface TrayProps {
  /** First day for planning unscheduled jobs; null: not permitted, or the day is over. */
  readonly planFrom: string | null
  readonly branchId: string | null
  /** Jobs being dragged, read by the board. */
  readonly jobs: Map<string, TrayJob>
  readonly onCount: (count: number | null) => void
}

function TrayCard({
  job,
  isPending,
  isDraggable,
}: {
  readonly job: JobRowFragment
  readonly isPending: boolean
  readonly isDraggable: boolean
}) {
  const format = useRowFormat(job)
  const name = job.customer?.name ?? job.title ?? jobNumberOf(job)
  return (
    <li
      className={classes.card}
      data-pending={isPending || undefined}
      data-drag={isDraggable && !isPending ? 'job' : undefined}
      data-job={job.id}
    >
      <div className="row between gap8">
        <Link to={paths.job(job.id)} className={`shrink ellipsis ${classes.title}`} dir="auto" draggable={false}>
          {name}
        </Link>
        {isDraggable && (
          <button
            type="button"
            data-place={name}
            className={classes.handle}
            aria-label={`Place ${name} on the board`}
            title="Drag it, or press Space and use the arrow keys"
          >
            <IconGripVertical size={16} aria-hidden />
          </button>
        )}
        <JobActionMenu job={job} hasContact />
      </div>
      <span className="block hint ellipsis" dir="auto">
        {[job.title, jobNumberOf(job)].filter(Boolean).join(' · ')}
      </span>
      <span className={`wrap small ${classes.foot}`}>
        <StatusBadge of={job} />
        {job.priority && <PriorityMark priority={job.priority} />}
        {job.startAt !== null && <span>{formatWhen(job, format)}</span>}
      </span>
    </li>
  )
}

interface PagesRead {
  readonly key: string
  readonly count: number
  readonly pages: ReadonlyMap<number, Rows>
}

export function Tray({ planFrom, branchId, jobs, onCount }: TrayProps) {
  const [kind, setKind] = useState<Kind>('unscheduled')
  const [text, setText] = useState('')
  const [isPlanning, setIsPlanning] = useState(false)
  const [search] = useDebouncedValue(text.trim(), 250)
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set())
  const input: JobsInput = {
    statuses: [...kinds[kind].statuses],
    sortBy: 'PRIORITY',
    sortDirection: 'DESCENDING',
    perPage: PER_PAGE,
    page: 1,
    ...(search !== '' && { search }),
    ...(branchId !== null && { branchId }),
  }
  const { data, error, refetch } = useUnplannedJobsQuery({
    variables: { input },
    fetchPolicy: 'cache-and-network',
    context: noDeduplication,
  })
  const key = JSON.stringify(input)
  const [read, setRead] = useState<PagesRead>({ key, count: 1, pages: new Map() })
  const { count, pages } = read.key === key ? read : { count: 1, pages: new Map<number, Rows>() }
  const seen = new Set<string>()
  const returned = [data?.jobs.items ?? [], ...pages.values()].flat().filter(({ id }) => !seen.has(id) && seen.add(id))
  const quotes = useDeviceQuotes()
  const rows = returned.filter((job) => !isWaitingQuote(job, quotes))
  const total = data?.jobs.totalCount ?? null
  const last = count === 1 ? data?.jobs.items : pages.get(count)
  const isReading = count > 1 && !last
  const hasMore = total !== null && returned.length < total && last?.length === PER_PAGE
  const onRead = useCallback(
    (page: number, found: Rows | null) =>
      setRead((before) => {
        if (before.key !== key || before.count < page) return before
        // A failed page can be retried.
        return found ? { ...before, pages: new Map(before.pages).set(page, found) } : { ...before, count: page - 1 }
      }),
    [key],
  )
  useEffect(() => onCount(search === '' ? total : null), [onCount, search, total])
  useEffect(() => {
    jobs.clear()
    for (const job of rows)
      jobs.set(job.id, {
        job,
        setPending: (isPending) =>
          setPending((before) => new Set(isPending ? [...before, job.id] : [...before].filter((id) => id !== job.id))),
      })
  })
  const retry = (): void => void refetch().catch(() => {})
  return (
    <aside className={classes.tray} aria-label="Unscheduled">
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label="Unscheduled work"
        value={kind}
        onChange={(next) => setKind(next as Kind)}
        data={Object.entries(kinds).map(([value, { label }]) => ({ value, label }))}
      />
      <TextInput
        size="sm"
        aria-label="Search unscheduled work"
        placeholder="Search"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {returned.length > rows.length && <p className="hint">The number {includedQuotes(returned.length - rows.length)}.</p>}
      {planFrom !== null && kind === 'unscheduled' && rows.length > 0 && (
        <Button variant="default" size="xs" leftSection={<IconCalendarPlus size={14} aria-hidden />} onClick={() => setIsPlanning(true)}>
          Plan the coming days
        </Button>
      )}
      {isPlanning && planFrom !== null && <WeekPlanDialog from={planFrom} branchId={branchId} onClose={() => setIsPlanning(false)} />}
      {Array.from({ length: count - 1 }, (_, index) => (
        <TrayPage key={`${key}/${index}`} input={input} page={index + 2} onRead={onRead} />
      ))}
      <TrayRows hasMore={hasMore} isReading={isReading} onMore={() => setRead({ key, count: count + 1, pages })}>
        {!data && error && <ErrorState error={error} onRetry={retry} />}
        {!data && !error && <Awaited key={key} label="Loading unscheduled work" height={200} onRetry={retry} />}
        {data && rows.length === 0 && <p className={classes.none}>{search === '' ? kinds[kind].none : 'No data Found!'}</p>}
        {rows.length > 0 && (
          <ul className={`grid list ${classes.cards}`}>
            {rows.map((job) => (
              <TrayCard
                key={job.id}
                job={job}
                isPending={pending.has(job.id)}
                isDraggable={job.status === 'UNSCHEDULED' || job.status === 'UNASSIGNED'}
              />
            ))}
          </ul>
        )}
      </TrayRows>
    </aside>
  )
}
