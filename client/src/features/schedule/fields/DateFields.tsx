import { closedReason } from '@callout/contracts/jobs/schedule/occurrences'
import { CloseButton, Input, Text } from '@mantine/core'
import { useController, useFormState } from 'react-hook-form'
import { useFormat } from '../../../lib/format/useFormat.ts'
import type { ScheduleValues } from './scheduleValues.ts'
import { MonthCalendar } from '../../../components/fields/days/MonthCalendar.tsx'
import classes from './Schedule.module.css'
import { closedDaysOf } from './dayWarning.ts'
import { useLookups } from '../../settings/lookups/useFormLookups.ts'
import { paths } from '../../../lib/paths.ts'
import { SettingLink } from '../../settings/lookups/SettingLink.tsx'
import { useDayWarning } from './useDayWarning.ts'

/** Warnings about the chosen days, one per line. They don't block booking. */
function DayWarnings({ dates }: { readonly dates: readonly string[] }) {
  const { shortDay } = useFormat()
  const warningOn = useDayWarning()
  const odd = dates.flatMap((date) => {
    const warning = warningOn(date)
    return warning === null ? [] : [{ date, warning }]
  })
  return (
    <>
      <div role="status" className={classes.warnings}>
        {odd.map(({ date, warning }) => (
          <p key={date}>
            {shortDay(date)} is {warning}
          </p>
        ))}
      </div>
      {odd.length > 0 && <SettingLink to={paths.settings('hours')} of="business hours" />}
    </>
  )
}

const toggled = (dates: readonly string[], date: string): string[] =>
  dates.includes(date) ? dates.filter((item) => item !== date) : [...dates, date].toSorted()

interface DateFieldsProps {
  readonly isSingle: boolean
}

export function DateFields({ isSingle }: DateFieldsProps) {
  const { errors } = useFormState<ScheduleValues>({ name: 'dates' })
  const { field } = useController<ScheduleValues, 'dates'>({ name: 'dates' })
  const { today, shortDay, day } = useFormat()
  const closedDays = closedDaysOf(useLookups().settings)
  const { dates: problem } = errors
  const message = problem?.message ?? (Array.isArray(problem) ? problem.find(Boolean)?.message : undefined)
  return (
    <div>
      <MonthCalendar
        ref={field.ref}
        label={isSingle ? 'Date' : 'Dates'}
        selected={field.value}
        onSelect={(date) => field.onChange(isSingle ? [date] : toggled(field.value, date))}
        today={today()}
        closedOn={(date) => closedReason(date, closedDays)}
      />
      {message && (
        <Input.Error mt={6} role="alert">
          {message}
        </Input.Error>
      )}
      {field.value.length > 0 ? (
        <ul className={`wrap ${classes.dates}`} aria-label="Chosen dates">
          {field.value.map((date) => (
            <li key={date} className={`inline ${classes.date}`} title={day(date)}>
              {shortDay(date)}
              <CloseButton
                size="xs"
                aria-label={`Remove ${shortDay(date)}`}
                onClick={() => field.onChange(field.value.filter((item) => item !== date))}
              />
            </li>
          ))}
        </ul>
      ) : (
        <Text size="xs" c="dimmed" mt={8}>
          {isSingle ? 'Choose the visit date.' : 'Choose one or more dates. Each gets a visit.'}
        </Text>
      )}
      <DayWarnings dates={field.value} />
    </div>
  )
}
