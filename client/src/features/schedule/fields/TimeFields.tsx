import { Text } from '@mantine/core'
import { ClockField } from '../../../components/fields/days/ClockField.tsx'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { SettingLink } from '../../settings/lookups/SettingLink.tsx'
import { paths } from '../../../lib/paths.ts'
import { clockAfter } from '../visits/usualLength.ts'
import { useStartAndEnd } from './useStartAndEnd.ts'
import { useWorkMinutes } from '../visits/useWorkMinutes.ts'
import { formatZone } from './zoneText.ts'
import classes from './Schedule.module.css'
import { useLookups } from '../../settings/lookups/useFormLookups.ts'
import { isClock } from '@callout/contracts/time'
import { formatClockRange } from '../../../lib/format/dates.ts'
import { noBreak } from '../../../lib/format/noBreak.ts'

/** The visit's arrival window; nothing without a start or window. */
function ArrivalWindow({ start }: { readonly start: string }) {
  const { is24Hour } = useFormat()
  const minutes = useLookups().settings.job?.arrivalWindowMinutes ?? 0
  if (!isClock(start) || minutes === 0) return null
  return (
    <Text size="xs" c="dimmed">
      Arrival window {noBreak(formatClockRange(start, clockAfter(start, minutes), is24Hour))}
    </Text>
  )
}

const USUAL_STEP_MINUTES = 30

export function TimeFields() {
  const { settings } = useLookups()
  const { timeZone, hasOwnZone } = useFormat()
  const minutes = useWorkMinutes()
  const { start, end, startTime, length, lengthUntil } = useStartAndEnd({
    stepMinutes: settings.team?.slotMinutes || USUAL_STEP_MINUTES,
    usualEnd: (time) => clockAfter(time, minutes),
  })
  const zone = hasOwnZone && formatZone(timeZone)
  return (
    <div>
      <div className={classes.times}>
        <ClockField {...start} label="Start time" />
        <ClockField
          {...end}
          label="End time"
          noteOf={(time) => (
            <Text span size="xs" c="dimmed">
              {lengthUntil(time) !== null && `(${lengthUntil(time)})`}
            </Text>
          )}
        />
      </div>
      <Text size="xs" c="dimmed" mt={6}>
        {[length, zone].filter(Boolean).join(' · ')}
      </Text>
      <ArrivalWindow start={startTime} />
      <SettingLink to={paths.settings('jobs', 'defaultDurationMinutes')} of="duration and arrival window" />
    </div>
  )
}
