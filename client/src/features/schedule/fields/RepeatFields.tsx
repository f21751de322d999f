import { Switch, Skeleton } from '@mantine/core'
import { useController, useFormContext } from 'react-hook-form'
import type { ScheduleValues } from './scheduleValues.ts'
import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'

/** Height of a weekly job's fields. */
const RULE_HEIGHT = 274

const Loading = () => <Skeleton height={RULE_HEIGHT} radius="md" role="status" aria-label="Loading repeat options" />

/** Only needed for a recurring job. */
const LazyRecurrenceFields = lazyWithPreload(async () => (await import('./RecurrenceFields.tsx')).RecurrenceFields, Loading)

export function RepeatFields() {
  const { setValue, getValues } = useFormContext<ScheduleValues>()
  const { field } = useController<ScheduleValues, 'isRecurring'>({ name: 'isRecurring' })
  const startOnOneDate = (): void => setValue('dates', getValues('dates').toSorted().slice(0, 1))
  return (
    <>
      <Switch
        ref={field.ref}
        label="Repeat"
        onFocus={LazyRecurrenceFields.preload}
        onPointerEnter={LazyRecurrenceFields.preload}
        checked={field.value}
        onBlur={field.onBlur}
        onChange={(event) => {
          if (event.currentTarget.checked) startOnOneDate()
          field.onChange(event.currentTarget.checked)
        }}
      />
      {field.value && <LazyRecurrenceFields />}
    </>
  )
}
