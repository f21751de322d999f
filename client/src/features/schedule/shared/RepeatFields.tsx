import { Switch } from '@mantine/core'
import { useController, useFormContext } from 'react-hook-form'
import { LazyRecurrenceFields } from './LazyRecurrenceFields.tsx'
import type { ScheduleValues } from './scheduleValues.ts'

/** Whether the job repeats, and its rule. */
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
