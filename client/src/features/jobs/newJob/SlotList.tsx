import { type KeyboardEvent, useRef, useState } from 'react'
import { useDistanceUnit } from '../../../lib/format/useDistanceUnit.ts'
import { useWorksAlone } from '../../../lib/session/onSite.ts'
import { noBreak } from '../../../lib/format/noBreak.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { StaffAvatar } from '../../../components/status/StaffAvatars.tsx'
import type { Slot } from '../../schedule/slots/askSlots.ts'
import { nearestOf, slotDay, slotPerson, slotReasons, slotTime } from '../../schedule/slots/slotText.ts'
import classes from './CallDesk.module.css'
import { isKey } from '../../../lib/isKey.ts'

interface SlotListProps {
  readonly slots: readonly Slot[]
  readonly isChosen: (slot: Slot) => boolean
  readonly onChoose: (slot: Slot) => void
}

const getKey = ({ start_at, person }: Slot): string => `${start_at} ${person.id}`

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowRight: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

export function SlotList({ slots, isChosen, onChoose }: SlotListProps) {
  const format = useFormat()
  const unit = useDistanceUnit()
  const isAlone = useWorksAlone()
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState('')
  const stop = slots.find((slot) => getKey(slot) === active) ?? slots.find(isChosen) ?? slots[0]
  const nearest = nearestOf(slots)
  const isToday = (date: string): boolean => date === format.today()
  const onKeyDown = (event: KeyboardEvent, slot: Slot): void => {
    if (isKey(event, 'Enter', ' ')) {
      event.preventDefault()
      if (!event.ctrlKey && !event.metaKey) onChoose(slot)
      return
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const index = step(slots.indexOf(slot), slots.length - 1)
    list.current?.querySelectorAll<HTMLElement>('[role="option"]')[index]?.focus()
  }
  return (
    <div ref={list} role="listbox" aria-label="Next free times" className={classes.slots}>
      {slots.map((slot) => (
        <div
          key={getKey(slot)}
          role="option"
          tabIndex={slot === stop ? 0 : -1}
          aria-selected={isChosen(slot)}
          className={classes.slot}
          onClick={() => onChoose(slot)}
          onFocus={() => setActive(getKey(slot))}
          onKeyDown={(event) => onKeyDown(event, slot)}
        >
          {!isAlone && <StaffAvatar name={slot.person.candidate.name} color={slot.person.candidate.color} size={28} />}
          <span className="stack shrink">
            <span className="row between gap8">
              <span className={`small ellipsis ${classes.soft}`}>
                {isToday(slot.date) ? `Today, ${format.day(slot.date)}` : slotDay(slot.date, format)}
              </span>{' '}
              {slot === nearest && <span className={classes.nearest}>Nearest</span>}
            </span>{' '}
            <span className={classes.time}>{noBreak(slotTime(slot, format))}</span>{' '}
            <span className={`small ellipsis ${classes.soft}`}>
              {!isAlone && <bdi className={classes.name}>{slotPerson(slot)}</bdi>}
              {slotReasons(slot, unit)
                .map((reason, index) => (isAlone && index === 0 ? reason : ` · ${reason}`))
                .join('')}
            </span>
          </span>
        </div>
      ))}
    </div>
  )
}
