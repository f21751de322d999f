import { Button, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { toApiError } from '../../../lib/api/apiError.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { SkeletonBar, waiting } from '../../../components/states/SkeletonBar.tsx'
import type { JobFormValues } from '../form/jobFormValues.ts'
import type { Slot } from '../../schedule/slots/askSlots.ts'
import { LeftOutList } from '../../schedule/slots/LeftOutList.tsx'
import { SlotList } from './SlotList.tsx'
import { slotDay, slotPerson, slotTime } from '../../schedule/slots/slotText.ts'
import type { useNextSlots } from './useNextSlots.ts'

const ROWS = [0, 1, 2, 3]
const names = ['scheduleLater', 'dates', 'startTime', 'endTime', 'staffIds'] as const

function useSlotChoice() {
  const { control, setValue } = useFormContext<JobFormValues>()
  const [scheduleLater, dates, startTime, endTime, staffIds] = useWatch({ control, name: names })
  const isChosen = ({ date, start_time, end_time, person }: Slot): boolean =>
    !scheduleLater && dates.join() === date && startTime === start_time && endTime === end_time && staffIds[0] === person.id
  const choose = ({ date, start_time, end_time, person }: Slot): void => {
    const values = { scheduleLater: false, dates: [date], startTime: start_time, endTime: end_time, staffIds: [person.id] }
    for (const [name, value] of Object.entries(values))
      setValue(name as keyof typeof values, value, { shouldDirty: true, shouldValidate: true })
  }
  return { isChosen, choose }
}

export function MoreTimes({ next: { found, canLookFurther, more } }: { readonly next: ReturnType<typeof useNextSlots> }) {
  if (!found?.isAvailabilityKnown || !canLookFurther) return null
  return (
    <Button variant="subtle" size="compact-sm" onClick={more}>
      More times
    </Button>
  )
}

/** Next available times: one click sets day, time and technician. */
export function SlotsPanel({ next, onPick }: { readonly next: ReturnType<typeof useNextSlots>; readonly onPick: () => void }) {
  const format = useFormat()
  const { isAsked, found, error, retry, relaxed, relax } = next
  const { isChosen, choose } = useSlotChoice()
  const [text, setText] = useState('')
  if (!isAsked) return <p className="dim flush">Choose a category or add a line item to see free times.</p>
  const take = (slot: Slot): void => {
    onPick()
    choose(slot)
    setText(`Chosen: ${slotDay(slot.date, format)}, ${slotTime(slot, format)}, ${slotPerson(slot)}`)
  }
  const count = found?.slots.length ?? 0
  const looked = found && (found.days === 1 ? 'the next open day' : `the next ${found.days} open days`)
  return (
    <div className="stack gap4" aria-busy={!found && error === undefined}>
      <VisuallyHidden role="status">{text || (count === 0 ? '' : count === 1 ? '1 free time' : `${count} free times`)}</VisuallyHidden>
      {error !== undefined && (
        <p className="dim flush" role="alert">
          {toApiError(error).message} Pick a time yourself, or{' '}
          <Button size="compact-sm" variant="default" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
      {!found && error === undefined && (
        <div className={waiting} role="status" aria-label="Looking for free times">
          {ROWS.map((row) => (
            <SkeletonBar key={row} height={36} gap={6} />
          ))}
        </div>
      )}
      {found && !found.isAvailabilityKnown && <p className="dim flush">Availability couldn’t be loaded. Choose a time yourself.</p>}
      {found?.isAvailabilityKnown && count === 0 && <p className="dim flush">{`No free times for this job on ${looked}.`}</p>}
      {found && count > 0 && <SlotList slots={found.slots} isChosen={isChosen} onChoose={take} />}
      {found?.isAvailabilityKnown && <LeftOutList found={found} relaxed={relaxed} onRelax={relax} />}
    </div>
  )
}
