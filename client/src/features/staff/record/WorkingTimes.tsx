import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useActions } from '../../../components/actions/ActionsProvider.tsx'
import { Fact, Panel, Section } from '../../../components/record/Parts.tsx'
import { RecordRow, RecordRows } from '../../../components/record/RecordRows.tsx'
import { formatClock } from '@callout/contracts/words/clock'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { useHasAuthority } from '../../../lib/session/useHasAuthority.ts'
import { staffActionSet } from '../actions/staffActionSet.ts'
import { BookedVisits } from './BookedVisits.tsx'
import type { StaffRecordQuery } from './staffRecord.generated.ts'

type Person = StaffRecordQuery['staffMember']

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** When somebody works; nothing where nobody says. */
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

/** Days off that are not over yet, each with its way out; nothing where nobody says. */
export function TimeOff({ staff }: { readonly staff: Person }) {
  const { day, today, is24Hour } = useFormat()
  const { run, busyKey } = useActions(staffActionSet)
  const mayChange = useHasAuthority('manage_staff')
  const mayReassign = useHasAuthority('dispatch')
  const { timeOff } = staff
  if (timeOff === null) return null
  const rows = timeOff.map((off, place) => ({ off, place })).filter(({ off }) => off.dateTo >= today())
  const add = mayChange && (
    <Button size="compact-sm" variant="default" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => run('TIME_OFF', staff)}>
      Add time off
    </Button>
  )
  return (
    <Section title="Time off" aside={add}>
      <RecordRows rows={rows} none="No time off planned">
        {({ off: { dateFrom, dateTo, startTime, endTime, note }, place }) => {
          const days = dateFrom === dateTo ? day(dateFrom) : `${day(dateFrom)} – ${day(dateTo)}`
          return (
            <RecordRow
              key={`${dateFrom}/${place}`}
              title={days}
              marks={
                mayChange && (
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    color="gray"
                    aria-label={`Remove ${days}`}
                    disabled={busyKey !== null}
                    onClick={() => run('DROP_TIME_OFF', { ...staff, dropped: place })}
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
