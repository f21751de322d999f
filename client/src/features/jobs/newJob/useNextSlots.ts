import type { RelaxedRule } from '../../schedule/slots/nextSlots.ts'
import { useApolloClient } from '@apollo/client/react'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFormat } from '../../../lib/format/useFormat.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { askSlots, type FoundSlots, type SlotSearch } from '../../schedule/slots/askSlots.ts'
import { useVisitMinutes } from '../../schedule/visits/useWorkMinutes.ts'
import { closedDaysOf } from '../../schedule/fields/dayWarning.ts'
import { useLookups } from '../../settings/lookups/useFormLookups.ts'
import { nowInSeconds } from '../../../lib/clock.ts'

const USUAL_STEP_MINUTES = 30
/** Bookings by phone don't plan further ahead. */
const MAX_PAGES = 4
/** Quantities are typed digit by digit. */
const SETTLE_MS = 300

interface Answer {
  readonly key: string
  readonly found?: FoundSlots
  readonly error?: unknown
}

const names = ['categoryId', 'branchId', 'propertyId'] as const

/** Serialized search criteria of the form; '' without a category. */
function useSearchKey(): string {
  const { control } = useFormContext<JobFormValues>()
  const [categoryId, branchId, propertyId] = useWatch({ control, name: names })
  const { settings } = useLookups()
  const { timeZone, today } = useFormat()
  const minutes = useVisitMinutes()
  const { team } = settings
  const search: Omit<SlotSearch, 'length'> & { length: Omit<SlotSearch['length'], 'now'> } = {
    categoryId,
    branchId: branchId || null,
    propertyId: propertyId || null,
    length: { timezone: timeZone, minutes, step_minutes: team?.slotMinutes || USUAL_STEP_MINUTES },
    from: today(),
    hours: (team?.businessHours ?? []).map(({ day, open, close }) => ({ day, open, close })),
    closedDays: closedDaysOf(settings),
  }
  return categoryId === '' ? '' : JSON.stringify(search)
}

const searchOf = (key: string, relaxed: RelaxedRule | null): SlotSearch => {
  const search = JSON.parse(key) as SlotSearch
  return { ...search, relaxed, length: { ...search.length, now: nowInSeconds() } }
}

export function useNextSlots() {
  const client = useApolloClient()
  const [key] = useDebouncedValue(useSearchKey(), SETTLE_MS)
  const [pages, setPages] = useState({ key, count: 1 })
  const [relaxed, setRelaxed] = useState<RelaxedRule | null>(null)
  const [tries, setTries] = useState(0)
  const [answer, setAnswer] = useState<Answer>({ key: '' })
  const count = pages.key === key ? pages.count : 1
  useEffect(() => {
    if (key === '') return undefined
    let isRequested = true
    const take = (next: Omit<Answer, 'key'>): void => {
      if (isRequested) setAnswer({ key, ...next })
    }
    askSlots(client, searchOf(key, relaxed), count).then(
      (found) => take({ found }),
      (error: unknown) => take({ error }),
    )
    return () => {
      isRequested = false
    }
  }, [client, key, relaxed, count, tries])
  const isCurrent = answer.key === key
  return {
    isAsked: key !== '',
    found: isCurrent ? (answer.found ?? null) : null,
    error: isCurrent ? answer.error : undefined,
    relaxed,
    relax: setRelaxed,
    more: () => setPages({ key, count: count + 1 }),
    canLookFurther: count < MAX_PAGES,
    retry: () => {
      setAnswer({ key: '' })
      setTries(tries + 1)
    },
  }
}
