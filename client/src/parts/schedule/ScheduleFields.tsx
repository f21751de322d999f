import { Switch } from '@mantine/core'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import type { ScheduleValues } from './scheduleValues.ts'
import { LateRecurrenceFields } from './LateRecurrenceFields.tsx'
import { PlanPreview } from './PlanPreview.tsx'
import { DateFields } from './DateFields.tsx'
import { TimeFields } from './TimeFields.tsx'
import { SegmentedControl } from '../../shared/ui/SegmentedControl.tsx'
import classes from './Schedule.module.css'

interface ScheduleFieldsProps {
  /** One visit is edited: one day, no rule. */
  readonly isOneVisit?: boolean
}

const choices = [
  { value: 'now', label: 'Schedule now' },
  { value: 'later', label: 'Schedule later' },
]

/** Now or later; days, times and the rule of a recurring job. */
export function ScheduleFields({ isOneVisit = false }: ScheduleFieldsProps) {
  const { control, setValue, getValues } = useFormContext<ScheduleValues>()
  const [scheduleLater, isRecurring, dates] = useWatch({ control, name: ['scheduleLater', 'isRecurring', 'dates'] })
  const hasPlan = !scheduleLater && (isRecurring || dates.length > 1)
  const startOnOneDate = (): void => setValue('dates', getValues('dates').toSorted().slice(0, 1))
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
        <p className={classes.soft}>The job stays in Unscheduled until it gets a date.</p>
      ) : (
        <div className={classes.schedule}>
          <DateFields isSingle={isRecurring || isOneVisit} />
          <div className={classes.timing}>
            <TimeFields />
            {!isOneVisit && (
              <Controller
                control={control}
                name="isRecurring"
                render={({ field: { value, onChange, ref, onBlur } }) => (
                  <Switch
                    ref={ref}
                    label="Recurring job"
                    onFocus={LateRecurrenceFields.preload}
                    onPointerEnter={LateRecurrenceFields.preload}
                    checked={value}
                    onBlur={onBlur}
                    onChange={(event) => {
                      if (event.currentTarget.checked) startOnOneDate()
                      onChange(event.currentTarget.checked)
                    }}
                  />
                )}
              />
            )}
            {isRecurring && !isOneVisit && <LateRecurrenceFields />}
          </div>
        </div>
      )}
      {hasPlan && <PlanPreview />}
    </>
  )
}
