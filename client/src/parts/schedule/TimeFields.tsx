import { isClock } from '@callout/contracts/time'
import { Text } from '@mantine/core'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFormat } from '../../shared/format/useFormat.ts'
import { formatMinutes, minutesBetween, movedEnd } from '../../kit/fields/slotLength.ts'
import type { ScheduleValues } from './scheduleValues.ts'
import { useLookups } from '../company/lookupsContext.ts'
import { usualEnd } from './usualLength.ts'
import { ClockField } from '../../kit/fields/ClockField.tsx'
import { clockOfText, clocksBetween } from '../../kit/fields/clockText.ts'
import { useLast } from './useLast.ts'
import { zoneWords } from './zoneWords.ts'
import classes from './Schedule.module.css'

const USUAL_STEP_MINUTES = 30

/**
 * Start and end, checked against each other as soon as there are both. The end follows the start, so that a visit keeps its
 * length; a first start is given the usual one.
 */
export function TimeFields() {
  const { control, getValues, setValue, trigger, formState } = useFormContext<ScheduleValues>()
  const [startTime, endTime] = useWatch({ control, name: ['startTime', 'endTime'] })
  const { settings } = useLookups()
  const { timeZone, isZoneTold } = useFormat()
  const startBefore = useLast(startTime)
  const step = settings.team?.slotMinutes || USUAL_STEP_MINUTES
  const length = minutesBetween(startTime, endTime)

  const check = (): void => {
    const isAsked = formState.isSubmitted || formState.errors.startTime !== undefined
    if (isAsked || getValues(['startTime', 'endTime']).every(isClock)) void trigger(['startTime', 'endTime'])
  }
  const moveEnd = (start: string): void => {
    const end = getValues('endTime')
    const isKnown = clockOfText(start, true) === start
    if (isKnown) setValue('endTime', end === '' ? usualEnd(start, settings) : movedEnd(startBefore, end, start), { shouldDirty: true })
    check()
  }
  const lengthNote = (time: string): string => {
    const minutes = minutesBetween(startTime, time)
    return minutes === null ? '' : `(${formatMinutes(minutes)})`
  }
  const afterStart = clocksBetween('06:00', '23:30', step).filter((time) => startTime === '' || time > startTime)
  return (
    <div>
      <div className={classes.times}>
        <ClockField name="startTime" label="Start time" example="09:00" times={clocksBetween('06:00', '22:00', step)} onMove={moveEnd} />
        <ClockField
          name="endTime"
          label="End time"
          example="10:30"
          times={afterStart}
          noteOf={(time) => (
            <Text span size="xs" c="dimmed">
              {lengthNote(time)}
            </Text>
          )}
          onMove={check}
        />
      </div>
      <Text size="xs" c="dimmed" mt={6}>
        {[length && formatMinutes(length), isZoneTold && zoneWords(timeZone)].filter(Boolean).join(' · ')}
      </Text>
    </div>
  )
}
