import type { RelaxedRule } from './nextSlots.ts'
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useDistanceUnit } from '../../../lib/format/useDistanceUnit.ts'
import { useFormLookups } from '../../settings/lookups/useFormLookups.ts'
import { usualMinutes } from '../visits/usualLength.ts'
import { noBreak } from '../../../lib/format/noBreak.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { SkeletonBar, waiting } from '../../../components/states/SkeletonBar.tsx'
import { askSlots, type FoundSlots, type Slot, type SlotSearch } from './askSlots.ts'
import { LeftOutList } from './LeftOutList.tsx'
import { slotDay, slotPerson, slotReasons, slotTime } from './slotText.ts'
import classes from './FreeTimes.module.css'
import { closedDaysOf } from '../fields/dayWarning.ts'
import { nowInSeconds } from '../../../lib/clock.ts'

const USUAL_STEP_MINUTES = 30
const SHOWN = 4

export interface SlotTarget {
  readonly visitId: string | null
  readonly categoryId: string | null
  readonly propertyId: string | null
  readonly branchId: string | null
  readonly timezone: string | null
  /** Assigned staff; null: missing. */
  readonly staff: readonly { readonly id: string }[] | null
  readonly startAt: number | null
  readonly endAt: number | null
  readonly durationMinutes: number | null
}

const minutesOf = ({ startAt, endAt }: SlotTarget): number | null =>
  startAt === null || endAt === null ? null : Math.round((endAt - startAt) / 60)

/** Serialized search; '' if availability can't be searched: no or several technicians. */
function useSearchKey(target: SlotTarget): string {
  const { lookups } = useFormLookups()
  const { timeZone, today } = useFormat()
  const { categoryId, branchId, propertyId, visitId, staff, timezone } = target
  if (!lookups || categoryId === null || staff === null || staff.length > 1 || (timezone ?? timeZone) !== timeZone) return ''
  const { settings } = lookups
  const [member] = staff
  const search: Omit<SlotSearch, 'length'> & { length: Omit<SlotSearch['length'], 'now'> } = {
    categoryId,
    branchId,
    propertyId,
    visitId,
    ...(member && { staffId: member.id }),
    length: {
      timezone: timeZone,
      minutes: minutesOf(target) ?? target.durationMinutes ?? usualMinutes(settings),
      step_minutes: settings.team?.slotMinutes || USUAL_STEP_MINUTES,
    },
    from: today(),
    hours: (settings.team?.businessHours ?? []).map(({ day, open, close }) => ({ day, open, close })),
    closedDays: closedDaysOf(settings),
  }
  return JSON.stringify(search)
}

async function findSlots(client: ApolloClient, search: SlotSearch): Promise<FoundSlots> {
  const { staffId, ...ofAnybody } = { ...search, length: { ...search.length, now: nowInSeconds() } }
  const ownSlots = staffId === undefined ? null : await askSlots(client, { ...ofAnybody, staffId }, 1)
  return ownSlots && ownSlots.slots.length > 0 ? ownSlots : askSlots(client, ofAnybody, 1)
}

const none: FoundSlots = { slots: [], days: 0, isAvailabilityKnown: false, leftOut: [] }

function useSlots(key: string, relaxed: RelaxedRule | null): FoundSlots | null {
  const client = useApolloClient()
  const [answer, setAnswer] = useState<{ readonly key: string; readonly found: FoundSlots }>({ key: '', found: none })
  useEffect(() => {
    if (key === '') return undefined
    let isRequested = true
    const take = (found: FoundSlots): void => {
      if (isRequested) setAnswer({ key, found })
    }
    // If the search fails, the time is chosen manually.
    findSlots(client, { ...(JSON.parse(key) as SlotSearch), relaxed }).then(take, () => take(none))
    return () => {
      isRequested = false
    }
  }, [client, key, relaxed])
  return answer.key === key ? answer.found : null
}

interface FreeTimesProps {
  readonly target: SlotTarget
  readonly verb: string
  /** Taking a time submits the form instead of filling it. */
  readonly isSubmitted: boolean
  readonly isBusy: boolean
  readonly onTake: (slot: Slot) => void
}

export function FreeTimes({ target, verb, isSubmitted, isBusy, onTake }: FreeTimesProps) {
  const format = useFormat()
  const unit = useDistanceUnit()
  const key = useSearchKey(target)
  const [relaxed, setRelaxed] = useState<RelaxedRule | null>(null)
  const found = useSlots(key, relaxed)
  const slots = found?.slots ?? null
  if (key === '' || (slots?.length === 0 && found?.leftOut.length === 0)) return null
  const action = `${verb} ${verb === 'Schedule' ? 'for' : 'to'}`
  const dayOf = ({ date }: Slot): string => (date === format.today() ? `Today, ${format.day(date)}` : slotDay(date, format))
  return (
    <div>
      <div className={classes.title}>{isSubmitted ? `${action} the next free time` : 'Choose a free time, then check the message'}</div>
      {slots?.length === 0 && <p className={`small ellipsis ${classes.soft}`}>No free time on the next open days.</p>}
      {slots === null ? (
        <div className={waiting} role="status" aria-label="Looking for free times">
          <SkeletonBar height={56} gap={6} />
          <SkeletonBar height={56} />
        </div>
      ) : (
        <div className={classes.times} role="group" aria-label="Next free times">
          {slots.slice(0, SHOWN).map((slot) => (
            <button
              key={`${slot.start_at} ${slot.person.id}`}
              type="button"
              className={`stack ${classes.time}`}
              disabled={isBusy}
              onClick={() => onTake(slot)}
            >
              <span className="only-read-out">{isSubmitted ? `${action} ` : 'Choose '}</span>
              <span className={`small ellipsis ${classes.soft}`}>{dayOf(slot)}</span>
              <span className="bold figures">{noBreak(slotTime(slot, format))}</span>
              <span className={`small ellipsis ${classes.soft}`}>
                <bdi>{slotPerson(slot)}</bdi>
                {slotReasons(slot, unit)
                  .map((reason) => ` · ${reason}`)
                  .join('')}
              </span>
            </button>
          ))}
        </div>
      )}
      {found?.isAvailabilityKnown && <LeftOutList found={found} relaxed={relaxed} onRelax={setRelaxed} />}
    </div>
  )
}
