import { useWorksAlone } from '../../lib/session/onSite.ts'
import { addDays, isCalendarDay } from '@callout/contracts/time'
import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { ExportButton } from '../../components/csv/ExportButton.tsx'
import { type FileType, saveTable } from '../../components/csv/saveTable.ts'
import { useFirstDay } from '../../components/fields/days/firstDay.ts'
import { DAYS_OF_WEEK, weekOf } from '../../components/fields/days/weekOf.ts'
import { PageHeader } from '../../components/page/PageHeader.tsx'
import { Awaited } from '../../components/states/Awaited.tsx'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { ErrorState } from '../../components/states/ErrorState.tsx'
import { useFormat } from '../../lib/format/useFormat.ts'
import { paths } from '../../lib/paths.ts'
import { branchIn } from '../../lib/session/branchChoice.ts'
import { useActingUser } from '../../lib/session/useActingUser.ts'
import { useMe } from '../../lib/session/useMe.ts'
import type { Timesheet } from './timesheet/loadTimesheet.ts'
import { getPeople, type PersonWeek } from './timesheet/peopleOf.ts'
import { TimesheetDays, TimesheetSummary } from './timesheet/TimesheetTables.tsx'
import { timesheetCsv } from './timesheet/timesheetText.ts'
import { useTimesheet } from './timesheet/useTimesheet.ts'
import classes from './timesheet/Timesheet.module.css'
import { PrintedSheet } from '../../components/record/PrintedRecord.tsx'

/** Names days and timelines that couldn't be loaded and are missing from the sums. */
function MissingNote({ sheet: { missingDays, unread } }: { readonly sheet: Timesheet }) {
  const format = useFormat()
  const parts = [
    missingDays.length > 0 && `Couldn’t load ${missingDays.map(format.shortDay).join('; ')}.`,
    unread > 0 && `Couldn’t load the timeline of ${unread} ${unread === 1 ? 'job' : 'jobs'}.`,
  ].filter(Boolean)
  if (parts.length === 0) return null
  return (
    <p role="alert" className={classes.note}>
      {parts.join(' ')} These hours are incomplete.
    </p>
  )
}

interface WeekProps {
  readonly sheet: Timesheet
  readonly people: readonly PersonWeek[]
  readonly shown: PersonWeek | null
  readonly getAddress: (staffId: string) => string
}

function Week({ sheet, people, shown, getAddress }: WeekProps) {
  return (
    <>
      <MissingNote sheet={sheet} />
      {people.length === 0 && <EmptyState title="No visits">Hours show up here once a visit has begun.</EmptyState>}
      {people.length > 0 && (shown ? <TimesheetDays person={shown} /> : <TimesheetSummary people={people} getAddress={getAddress} />)}
      {people.length > 0 && (
        <p className={`hint ${classes.how}`}>
          Times come from the steps of each visit and are rounded to the minute; exports have seconds. Worked is travel plus time on site;
          overlapping visits count once. Times that aren’t recorded aren’t counted.
        </p>
      )}
    </>
  )
}

export function TimesheetPage() {
  const format = useFormat()
  const firstDay = useFirstDay()
  const [params, setParams] = useSearchParams()
  const isAlone = useWorksAlone()
  const isOwn = useActingUser().user_type === 'staff' || isAlone
  const me = useMe()
  const ownId = isOwn ? (me.data?.me.id ?? '') : null
  const today = format.today()
  const named = params.get('week') ?? ''
  const [from, to] = weekOf(isCalendarDay(named) ? named : today, firstDay)
  const dates = Array.from({ length: DAYS_OF_WEEK }, (_, index) => addDays(from, index))
  const { sheet, retry } = useTimesheet(dates, branchIn(params))
  const people = sheet ? getPeople(sheet.visits, ownId) : []
  const staffId = ownId ?? params.get('staff')
  const shown = staffId === null ? null : (people.find(({ id }) => id === staffId) ?? null)
  const addressWith = (changes: Readonly<Record<string, string | null>>): URLSearchParams => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name)
      else next.set(name, value)
    }
    return next
  }
  const move = (days: number): void => setParams(addressWith({ week: addDays(from, days) }))
  const listed = shown ? [shown] : staffId === null ? people : []
  const title = 'Timesheets'
  const text = `${format.day(from)} – ${format.day(to)}`
  const content = sheet && (
    <Week sheet={sheet} people={listed} shown={shown} getAddress={(id) => `${paths.timesheets()}?${addressWith({ staff: id })}`} />
  )
  const save = (type: FileType): Promise<string | null> =>
    saveTable({ name: `timesheets-${from}`, type, cells: timesheetCsv(listed, format), sheet: 'timesheets', datePattern: format.pattern })
  const isFailed = sheet !== null && sheet.missingDays.length === dates.length
  return (
    <>
      <PageHeader
        title={title}
        actions={
          listed.length > 0 && (
            <>
              <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
                Print
              </Button>
              <ExportButton isPrimary onExport={save} />
            </>
          )
        }
      />
      <div className={`row ${classes.bar}`}>
        <ActionIcon variant="default" size={36} aria-label="Previous week" onClick={() => move(-DAYS_OF_WEEK)}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size={36} aria-label="Next week" disabled={to >= today} onClick={() => move(DAYS_OF_WEEK)}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <p className={classes.days} aria-live="polite">
          {text}
        </p>
        {to < today && (
          <Button variant="subtle" size="compact-sm" onClick={() => setParams(addressWith({ week: null }))}>
            This week
          </Button>
        )}
        {ownId === null && people.length > 0 && (
          <NativeSelect
            aria-label="Technician"
            data={[{ value: '', label: 'All technicians' }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
            value={shown?.id ?? ''}
            onChange={({ currentTarget: { value } }) => setParams(addressWith({ staff: value || null }))}
          />
        )}
      </div>
      {!sheet && <Awaited label="Loading timesheets" height={320} onRetry={retry} />}
      {isFailed ? <ErrorState error={sheet.error} onRetry={retry} /> : content}
      {listed.length > 0 && (
        <PrintedSheet title={title} subtitle={shown && !isAlone ? `${shown.name} · ${text}` : text}>
          {content}
        </PrintedSheet>
      )}
    </>
  )
}
