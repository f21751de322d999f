import { Text } from '@mantine/core'
import { ClockField } from '../../../components/fields/days/ClockField.tsx'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { SettingLink } from '../../settings/shared/SettingLink.tsx'
import { paths } from '../../../lib/paths.ts'
import { useLookups } from '../../settings/shared/lookupsContext.ts'
import { clockAfter } from './usualLength.ts'
import { ArrivalWindow } from './ArrivalWindow.tsx'
import { useStartAndEnd } from './useStartAndEnd.ts'
import { useWorkMinutes } from './useWorkMinutes.ts'
import { zoneWords } from './zoneWords.ts'
import classes from './Schedule.module.css'

const USUAL_STEP_MINUTES = 30

/** Start and end of the visits of a job. A first start is given an end at the usual length. */
export function TimeFields() {
  const { settings } = useLookups()
  const { timeZone, hasOwnZone } = useFormat()
  const minutes = useWorkMinutes()
  const { start, end, startTime, length, lengthUntil } = useStartAndEnd({
    stepMinutes: settings.team?.slotMinutes || USUAL_STEP_MINUTES,
    usualEnd: (time) => clockAfter(time, minutes),
  })
  const zone = hasOwnZone && zoneWords(timeZone)
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
