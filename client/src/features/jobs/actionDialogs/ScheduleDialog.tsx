import { useWorksAlone } from '../../../lib/session/onSite.ts'
import { isCalendarDay, isClock } from '@callout/contracts/time'
import { Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { ActionFrame } from '../../../components/actions/dialogs/ActionFrame.tsx'
import { type JobDialogProps, getSlot } from '../../visits/actionTarget.ts'
import { type SlotAnswers, SlotFields } from '../../schedule/fields/SlotFields.tsx'
import { usualMinutes } from '../../schedule/visits/usualLength.ts'
import { useFormLookups } from '../../settings/lookups/useFormLookups.ts'
import { FreeTimes } from '../../schedule/slots/FreeTimes.tsx'
import type { Slot } from '../../schedule/slots/askSlots.ts'
import { slotDay, slotPerson, slotTime } from '../../schedule/slots/slotText.ts'
import { StaffField } from '../../staff/team/StaffField.tsx'
import { useRankedStaff } from '../../staff/team/useRankedStaff.ts'
import { SeriesChanges } from '../../visits/changes/SeriesChanges.tsx'
import { useActionForm } from '../../../components/actions/dialogs/useActionForm.ts'
import { visitCount } from '../../schedule/visits/visitCount.ts'
import { rulesOf } from './actionRules.ts'
import { reachCount, ScopeQuestion } from './ScopeQuestion.tsx'
import { ActionNotifyField } from './ActionNotifyField.tsx'
import { RequiredNote } from '../../../components/form/RequiredNote.tsx'

interface ScheduleAnswers extends SlotAnswers {
  readonly staffIds: readonly string[]
}

const orMissing = (value: string, isGood: (text: string) => boolean): string | undefined => (isGood(value) ? value : undefined)

const scheduleRules = rulesOf<ScheduleAnswers>('schedule')
const rescheduleRules = rulesOf<ScheduleAnswers>('reschedule')

export function ScheduleDialog(props: JobDialogProps) {
  const { name, target } = props.request
  const format = useFormat()
  const { timeZone, hasOwnZone } = format
  const { lookups } = useFormLookups()
  const slot = getSlot(target, timeZone)
  const isAlone = useWorksAlone()
  const isStaffReturned = target.staff !== null
  const dialog = useActionForm({
    ...props,
    rules: name === 'SCHEDULE' ? scheduleRules : rescheduleRules,
    defaultValues: {
      date: slot?.date ?? '',
      startTime: slot?.start_time ?? '',
      endTime: slot?.end_time ?? '',
      staffIds: (target.staff ?? []).map(({ id }) => id),
    },
    toInput: ({ staffIds, ...when }) => (isStaffReturned || staffIds.length > 0 ? { ...when, staffIds: staffIds.map(String) } : when),
  })
  const verb = name === 'SCHEDULE' ? 'Schedule' : 'Reschedule'
  const count = reachCount(dialog)
  const submit = useRef<HTMLButtonElement>(null)
  const message = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Slot | null>(null)
  const { notifyCustomer: isNotifying = false } = dialog.extra
  const [date, startTime, endTime, staffIds] = dialog.form.watch(['date', 'startTime', 'endTime', 'staffIds'])
  const requested = {
    date: orMissing(date, isCalendarDay),
    startTime: orMissing(startTime, isClock),
    endTime: orMissing(endTime, isClock),
  }
  const isWhole =
    requested.date !== undefined && requested.startTime !== undefined && requested.endTime !== undefined && startTime < endTime
  const choices = useRankedStaff({ ...dialog.target, jobNumber: dialog.target.name }, requested, dialog.target.staff ?? [])
  const isFilledIn =
    chosen?.date === date && chosen.start_time === startTime && chosen.end_time === endTime && String(staffIds) === chosen.person.id
  // The customer's message must be read with the new time before it is sent.
  const take = (free: Slot): void => {
    const answers = { date: free.date, startTime: free.start_time, endTime: free.end_time, staffIds: [free.person.id] }
    for (const [field, value] of Object.entries(answers)) dialog.form.setValue(field as keyof typeof answers, value, { shouldDirty: true })
    if (!isNotifying) return void dialog.submit()
    dialog.form.clearErrors()
    setChosen(free)
    message.current?.scrollIntoView({ block: 'start' })
    submit.current?.focus({ preventScroll: true })
  }
  const hasFreeTimes = !dialog.target.isOneOfSeveral
  return (
    <ActionFrame
      {...props}
      dialog={dialog}
      submitRef={submit}
      size={560}
      {...(count > 1 && { submitLabel: `Reschedule ${visitCount(count)}` })}
    >
      <ScopeQuestion
        dialog={dialog}
        format={(visits) => `All ${visits} move by the same number of days and get this time. To change how the job repeats, edit it.`}
        unchanged="done, in progress or moved manually"
      />
      {hasFreeTimes && (
        <FreeTimes
          target={dialog.target}
          verb={verb}
          isSubmitted={!isNotifying}
          isBusy={dialog.form.formState.isSubmitting}
          onTake={take}
        />
      )}
      <RequiredNote />
      <SlotFields
        zone={target.isZoneAssumed ? null : (target.timezone ?? (hasOwnZone ? timeZone : null))}
        minutes={target.durationMinutes ?? (lookups && usualMinutes(lookups.settings))}
      />
      {!(isAlone && dialog.target.staff?.length) && <StaffField choices={choices} />}
      {!isStaffReturned && <Text c="dimmed">Couldn’t load who’s assigned. They stay assigned unless you choose someone.</Text>}
      {isWhole && <SeriesChanges dialog={dialog} input={{ ...requested, staffIds: [...staffIds] }} people={choices.people} />}
      <div ref={message}>
        <Text role="status" c="dimmed">
          {isNotifying &&
            isFilledIn &&
            `Filled in: ${slotDay(chosen.date, format)}, ${slotTime(chosen, format)}, ${slotPerson(chosen)}. Check the message, then save.`}
        </Text>
        <ActionNotifyField action={name === 'SCHEDULE' ? 'SCHEDULE' : 'RESCHEDULE'} dialog={dialog} slot={requested} />
      </div>
    </ActionFrame>
  )
}
