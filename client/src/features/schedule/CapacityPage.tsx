import { worksAlone } from '../../lib/session/onSite.ts'
import { addDays, isCalendarDay } from '@callout/contracts/time'
import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'
import { useFirstDay } from '../../components/fields/days/firstDay.ts'
import { DAYS_OF_WEEK, weekOf } from '../../components/fields/days/weekOf.ts'
import { PageHeader } from '../../components/page/PageHeader.tsx'
import { Awaited } from '../../components/states/Awaited.tsx'
import { ClosedPage } from '../../components/states/ClosedPage.tsx'
import { ErrorState } from '../../components/states/ErrorState.tsx'
import { useFormat } from '../../lib/format/useFormat.ts'
import { paths } from '../../lib/paths.ts'
import { BRANCH, branchIn } from '../../lib/session/branchChoice.ts'
import { useAuthority } from '../../lib/session/useAuthority.ts'
import { useListBranchesQuery, useListCategoriesQuery } from '../branches/choice/choices.generated.ts'
import { useCapacityStaffQuery } from './capacity/capacity.generated.ts'
import { type CapacityGroup, CapacityTable } from './capacity/CapacityTable.tsx'
import { capacityDay, type CapacityGrouping, capacityGroupings } from './capacity/loadCapacity.ts'
import { Uncounted } from './capacity/Uncounted.tsx'
import { useCapacityDays } from './capacity/useCapacity.ts'
import { useBoardSettingsQuery } from './visits/board.generated.ts'
import classes from './capacity/Capacity.module.css'

const WEEKS = 4
const DAYS = WEEKS * DAYS_OF_WEEK

interface CapacityProps {
  readonly from: string
  readonly today: string
  readonly by: CapacityGrouping
  readonly branchId: string | null
}

/** Names of groups; those without a name are shown by their id. */
function useGroups(by: CapacityGrouping, branchId: string | null, known: ReadonlySet<string>): readonly CapacityGroup[] {
  const branches = useListBranchesQuery({ skip: by !== 'branch' })
  const categories = useListCategoriesQuery({ skip: by !== 'trade' })
  const listed = by === 'branch' ? branches.data?.branches.items : categories.data?.ownCategories.items
  const named = new Map(listed?.map(({ id, name }) => [id, name ?? `#${id}`]))
  const ids = by === 'branch' && branchId !== null ? [branchId] : [...new Set([...named.keys(), ...known])]
  return [{ id: null, name: 'All' }, ...ids.filter((id) => known.has(id)).map((id) => ({ id, name: named.get(id) ?? `#${id}` }))]
}

function Weeks({ from, today, by, branchId }: CapacityProps) {
  const format = useFormat()
  const dates = Array.from({ length: DAYS }, (_, index) => addDays(from, index))
  const { days, error, retry } = useCapacityDays(dates, branchId)
  const staff = useCapacityStaffQuery()
  const settings = useBoardSettingsQuery()
  const team = settings.data?.companySettings?.team ?? null
  const holidays = new Map(team?.holidays?.map(({ date, name }) => [date, name || 'Holiday']))
  const people = new Map(staff.data?.staff.items.map((person) => [person.id, person]))
  const rules = { by, branchId, staff: people, holidays: new Set(holidays.keys()) }
  const loaded = dates.map((date) => {
    const day = days?.get(date)
    return day ? capacityDay(date, day, rules) : { date, people: null, visits: null }
  })
  const known = new Set(
    loaded.flatMap((day) => [
      ...(day.people ?? []).flatMap(({ groups }) => groups),
      ...(day.visits ?? []).flatMap(({ group }) => group ?? []),
    ]),
  )
  const groups = useGroups(by, branchId, known)
  if (!days || (staff.loading && !staff.data) || settings.loading)
    return <Awaited label="Loading the capacity" height={480} onRetry={retry} />
  const missing = dates.filter((date) => !days.get(date))
  if (missing.length === dates.length) return <ErrorState error={error} onRetry={retry} />
  const hasNoHours = loaded.every((day) => day.people === null)
  const hasNoVisits = loaded.every((day) => day.visits === null)
  const problems = [
    missing.length > 0 && `Couldn’t load ${missing.map(format.shortDay).join('; ')}.`,
    missing.length === 0 && hasNoHours && 'The server doesn’t return working hours.',
    missing.length === 0 && hasNoVisits && 'The server doesn’t return the visits of a day.',
    staff.error && (worksAlone() ? 'Couldn’t load your branch and trades.' : 'Couldn’t load the branches and trades of the staff.'),
  ].filter(Boolean)
  const getAddress = (date: string, groupId: string | null): string => {
    const branch = by === 'branch' && groupId !== null ? groupId : branchId
    const ofBranch: Readonly<Record<string, string>> = branch === null ? {} : { [BRANCH]: branch }
    return by === 'trade' && groupId !== null
      ? paths.jobsWith({ from: date, to: date, category: groupId, sort: 'start_at', ...ofBranch })
      : paths.schedule({ view: 'day', date, ...ofBranch })
  }
  const weeks = Array.from({ length: WEEKS }, (_, week) => loaded.slice(week * DAYS_OF_WEEK, (week + 1) * DAYS_OF_WEEK))
  return (
    <>
      {problems.length > 0 && (
        <p role="alert" className={classes.alert}>
          {problems.join(' ')}{' '}
          <Button size="compact-sm" variant="default" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
      {!(hasNoHours && hasNoVisits) && (
        <>
          <CapacityTable groups={groups} weeks={weeks} today={today} holidays={holidays} getAddress={getAddress} />
          <p className={`hint ${classes.note}`}>
            Hours booked / hours available.
            {!worksAlone() && ' A visit with two technicians counts for both. An unassigned visit counts for one.'}
            {!worksAlone() && by === 'trade' && ' People with several trades count in each of them.'}
          </p>
          <Uncounted days={loaded} by={by} />
        </>
      )}
    </>
  )
}

/** `/schedule/capacity`: hours booked of hours available over four weeks, by branch or trade. */
export function CapacityPage() {
  const format = useFormat()
  const firstDay = useFirstDay()
  const [params, setParams] = useSearchParams()
  const mayPlan = useAuthority()('dispatch')
  const today = format.today()
  const named = params.get('from') ?? ''
  const [from] = weekOf(isCalendarDay(named) ? named : today, firstDay)
  const by: CapacityGrouping = params.get('by') === 'trade' ? 'trade' : 'branch'
  const change = (name: string, value: string | null): void =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      if (value === null) next.delete(name)
      else next.set(name, value)
      return next
    })
  if (mayPlan === false)
    return (
      <ClosedPage title="Capacity" back={{ to: paths.schedule(), label: 'Schedule' }}>
        Only people who schedule jobs see how busy the team is.
      </ClosedPage>
    )
  const isNow = weekOf(today, firstDay)[0] === from
  return (
    <>
      <PageHeader
        title="Capacity"
        actions={
          <Button variant="default" component={Link} to={paths.schedule()}>
            Schedule
          </Button>
        }
      />
      <div className={`row ${classes.tools}`}>
        <ActionIcon variant="default" size={36} aria-label="Previous four weeks" onClick={() => change('from', addDays(from, -DAYS))}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size={36} aria-label="Next four weeks" onClick={() => change('from', addDays(from, DAYS))}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <p className={classes.days} aria-live="polite">
          {format.day(from)} – {format.day(addDays(from, DAYS - 1))}
        </p>
        {!isNow && (
          <Button variant="subtle" size="compact-sm" onClick={() => change('from', null)}>
            This week
          </Button>
        )}
        <SegmentedControl
          className={classes.grouping}
          aria-label="Group by"
          value={by}
          onChange={(next) => change('by', next === 'branch' ? null : next)}
          data={Object.entries(capacityGroupings).map(([value, label]) => ({ value, label }))}
        />
      </div>
      {mayPlan && <Weeks from={from} today={today} by={by} branchId={branchIn(params)} />}
    </>
  )
}
