import { isCalendarDay, isClock } from '@callout/contracts/time'
import { Text } from '@mantine/core'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { ActionFrame } from './ActionFrame.tsx'
import { slotOf } from '../actionTarget.ts'
import type { ActionDialogProps } from './JobActionDialog.tsx'
import { type SlotAnswers, SlotFields } from '../../schedule/SlotFields.tsx'
import { StaffPicker } from '../../staff/StaffPicker.tsx'
import { useActionForm } from './useActionForm.ts'
import { RequiredNote } from '../../../shared/forms/RequiredNote.tsx'

interface ScheduleAnswers extends SlotAnswers {
  readonly staffIds: readonly string[]
}

const orMissing = (value: string, isGood: (text: string) => boolean): string | undefined => (isGood(value) ? value : undefined)

/** Schedules a visit, or moves it. */
export function ScheduleDialog({ request, onClose }: ActionDialogProps) {
  const { action, target } = request
  const { timeZone, isZoneTold } = useFormat()
  const slot = slotOf(target, timeZone)
  const isStaffTold = target.staff !== null
  const dialog = useActionForm<ScheduleAnswers>({
    request,
    onClose,
    rules: action === 'SCHEDULE' ? 'schedule' : 'reschedule',
    defaultValues: {
      date: slot?.date ?? '',
      startTime: slot?.start_time ?? '',
      endTime: slot?.end_time ?? '',
      staffIds: (target.staff ?? []).map(({ id }) => id),
    },
    inputOf: ({ staffIds, ...when }) => (isStaffTold || staffIds.length > 0 ? { ...when, staffIds: staffIds.map(String) } : when),
  })
  const [date, startTime, endTime] = dialog.form.watch(['date', 'startTime', 'endTime'])
  const wanted = {
    date: orMissing(date, isCalendarDay),
    startTime: orMissing(startTime, isClock),
    endTime: orMissing(endTime, isClock),
  }
  return (
    <ActionFrame action={action} dialog={dialog} size={560}>
      <RequiredNote />
      <SlotFields zone={target.isZoneAssumed ? null : (target.timezone ?? (isZoneTold ? timeZone : null))} />
      <StaffPicker target={dialog.target} wanted={wanted} label="Technicians" />
      {!isStaffTold && <Text c="dimmed">We don’t know who’s assigned now. They stay assigned unless you choose someone.</Text>}
    </ActionFrame>
  )
}
