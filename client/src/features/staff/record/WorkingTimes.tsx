import { Button, Anchor } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useActions } from '../../../components/actions/ActionsProvider.tsx'
import { Fact, Panel, Section } from '../../../components/record/Parts.tsx'
import { RecordRow, RecordRows } from '../../../components/record/RecordRows.tsx'
import { formatClock } from '@callout/contracts/text/clock'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { staffActionSet } from '../actions/staffActionSet.ts'
import { type StaffRecordQuery, useBookedVisitsQuery } from './staffRecord.generated.ts'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'
import { addDays } from '@callout/contracts/time'
import { Link } from 'react-router'
import { counted } from '../../../components/list/listText.ts'
import { paths } from '../../../lib/paths.ts'

/** The longest period of `dayCounts`. */
const MAX_DAYS = 62

interface BookedVisitsProps {
  readonly staffId: string
  readonly from: string
  readonly to: string
}

/** Days of a time off that still have visits, with links to reassign them. Renders nothing if the backend returns no counts. */
function BookedVisits({ staffId, from, to }: BookedVisitsProps) {
  const { shortDay, today } = useFormat()
  const first = from < today() ? today() : from
  const last = [to, addDays(first, MAX_DAYS - 1)].toSorted()[0] as string
  const { data } = useBookedVisitsQuery({ variables: { staffId, from: first, to: last }, fetchPolicy: 'cache-and-network' })
  const booked = (data?.dayCounts ?? []).filter(({ assigned }) => (assigned ?? 0) > 0)
  if (booked.length === 0) return null
  return (
    <ul className="list">
      {booked.map(({ date, assigned }) => {
        const text = `${counted({ one: 'visit', many: 'visits' }, assigned ?? 0)} on ${shortDay(date)}`
        return (
          <li key={date}>
            {text}:{' '}
            <Anchor component={Link} to={paths.reassign(staffId, date)} aria-label={`Reassign ${text}`}>
              Reassign
            </Anchor>
          </li>
        )
      })}
    </ul>
  )
}

type Person = StaffRecordQuery['staffMember']

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export function WorkingHours({ hours }: { readonly hours: Person['workingHours'] }) {
  const { is24Hour } = useFormat()
  if (!hours || hours.length === 0) return null
  const clock = (time: string | null): string => (time === null ? '' : formatClock(time, is24Hour))
  return (
    <Panel title="Working hours">
      {hours.map(({ day, isOn, open, close }) => (
        <Fact key={day} label={weekdays[day] ?? String(day)}>
          {isOn ? [clock(open), clock(close)].filter(Boolean).join(' – ') : 'Off'}
        </Fact>
      ))}
    </Panel>
  )
}

export function TimeOff({ staff }: { readonly staff: Person }) {
  const { day, today, is24Hour } = useFormat()
  const { run, busyKey } = useActions(staffActionSet)
  const mayChange = useHasAuthority('manage_staff')
  const mayReassign = useHasAuthority('dispatch')
  const { timeOff } = staff
  if (timeOff === null) return null
  const rows = timeOff.map((off, index) => ({ off, index })).filter(({ off }) => off.dateTo >= today())
  const add = mayChange && (
    <Button size="compact-sm" variant="default" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => run('TIME_OFF', staff)}>
      Add time off
    </Button>
  )
  return (
    <Section title="Time off" aside={add}>
      <RecordRows rows={rows} none="No time off planned">
        {({ off: { dateFrom, dateTo, startTime, endTime, note }, index }) => {
          const days = dateFrom === dateTo ? day(dateFrom) : `${day(dateFrom)} – ${day(dateTo)}`
          return (
            <RecordRow
              key={`${dateFrom}/${index}`}
              title={days}
              marks={
                mayChange && (
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    color="gray"
                    aria-label={`Remove ${days}`}
                    disabled={busyKey !== null}
                    onClick={() => run('DROP_TIME_OFF', { ...staff, dropped: index })}
                  >
                    Remove
                  </Button>
                )
              }
            >
              {startTime && endTime && `${formatClock(startTime, is24Hour)} – ${formatClock(endTime, is24Hour)}`}
              {note && <bdi>{note}</bdi>}
              {mayReassign && <BookedVisits staffId={staff.id} from={dateFrom} to={dateTo} />}
            </RecordRow>
          )
        }}
      </RecordRows>
    </Section>
  )
}
