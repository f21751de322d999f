import { SegmentedControl } from '@mantine/core'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import type { ScheduleValues } from './scheduleValues.ts'
import { RepeatFields } from './RepeatFields.tsx'
import { PlanPreview } from './PlanPreview.tsx'
import { DateFields } from './DateFields.tsx'
import { TimeFields } from './TimeFields.tsx'
import classes from './Schedule.module.css'

interface ScheduleFieldsProps {
  /** Edits one visit: one day, no rule. */
  readonly isOneVisit?: boolean
  /** The Repeat row is elsewhere in the form. */
  readonly withRepeat?: boolean
}

const choices = [
  { value: 'now', label: 'Schedule now' },
  { value: 'later', label: 'Schedule later' },
]

export function ScheduleFields({ isOneVisit = false, withRepeat = true }: ScheduleFieldsProps) {
  const { control } = useFormContext<ScheduleValues>()
  const [scheduleLater, isRecurring, dates] = useWatch({ control, name: ['scheduleLater', 'isRecurring', 'dates'] })
  const hasPlan = !scheduleLater && (isRecurring ? withRepeat : dates.length > 1)
  return (
    <>
      <Controller
        control={control}
        name="scheduleLater"
        render={({ field: { value, onChange } }) => (
          <SegmentedControl
            aria-label="When"
            className={classes.choice}
            data={choices}
            value={value ? 'later' : 'now'}
            onChange={(choice) => onChange(choice === 'later')}
          />
        )}
      />
      {scheduleLater ? (
        <p className="dim flush">The job stays in Unscheduled until it gets a date.</p>
      ) : (
        <div className={classes.schedule}>
          <DateFields isSingle={isRecurring || isOneVisit} />
          <div className="stack shrink gap16">
            <TimeFields />
            {withRepeat && !isOneVisit && <RepeatFields />}
          </div>
        </div>
      )}
      {hasPlan && <PlanPreview />}
    </>
  )
}
