import { actionForms } from '@callout/contracts/jobs/manageJob'
import { CalendarDate, ClockTime, z } from '@callout/contracts/zod'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { ActionFrame } from './ActionFrame.tsx'
import { slotOf } from './actionTarget.ts'
import type { ActionDialogProps } from './JobActionDialog.tsx'
import { SlotFields } from './SlotFields.tsx'
import { StaffPicker } from './StaffPicker.tsx'
import { useActionForm } from './useActionForm.ts'

/** When, as the inputs of a form hold it: '' is empty. */
export interface SlotAnswers {
  readonly date: string
  readonly startTime: string
  readonly endTime: string
  readonly staffIds: readonly string[]
}

const validOr = <T,>(schema: z.ZodMiniType<T>, value: string): string | undefined =>
  z.safeParse(schema, value).success ? value : undefined

/** Schedules a visit, or moves it. */
export function ScheduleDialog({ request, onClose }: ActionDialogProps) {
  const { action, target } = request
  const { timeZone } = useFormat()
  const slot = slotOf(target, timeZone)
  const dialog = useActionForm<SlotAnswers>({
    request,
    onClose,
    schema: action === 'SCHEDULE' ? actionForms.schedule : actionForms.reschedule,
    defaultValues: {
      date: slot?.date ?? '',
      startTime: slot?.start_time ?? '',
      endTime: slot?.end_time ?? '',
      staffIds: target.staff.map(({ id }) => id),
    },
    inputOf: ({ staffIds, ...when }) => ({ ...when, staffIds: staffIds.map(String) }),
  })
  const [date, startTime, endTime] = dialog.form.watch(['date', 'startTime', 'endTime'])
  const wanted = { date: validOr(CalendarDate, date), startTime: validOr(ClockTime, startTime), endTime: validOr(ClockTime, endTime) }
  return (
    <ActionFrame action={action} dialog={dialog} size={560}>
      <SlotFields zone={target.timezone ?? timeZone} />
      <StaffPicker target={dialog.target} wanted={wanted} label="Staff" />
    </ActionFrame>
  )
}
