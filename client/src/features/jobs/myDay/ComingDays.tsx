import { foldedText, splitSearch } from '@callout/contracts/text/foldedText'
import { addDays } from '@callout/contracts/time'
import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { useSessionValue } from '../../../lib/session/session.ts'
import type { BoardVisitFragment } from '../../schedule/visits/board.generated.ts'
import { byStart } from '../../visits/headVisit.ts'
import { DayVisits } from './DayVisits.tsx'
import { useMyDayQuery } from './day.generated.ts'
import classes from './MyDay.module.css'

interface ComingDay {
  readonly date: string
  readonly visits: readonly BoardVisitFragment[]
}

/** The user's visits of a day, as last loaded. */
function useDay(date: string, staffId: string | null): ComingDay {
  const variables = { date, ...(staffId !== null && { staffIds: [staffId] }) }
  const { data } = useMyDayQuery({ variables, fetchPolicy: 'cache-first' })
  const visits = data?.dispatchMap.visits?.filter(({ visit }) => visit.date === date) ?? []
  return { date, visits: visits.toSorted((a, b) => byStart(a.visit, b.visit)) }
}

const useComingDays = (today: string, staffId: string | null): readonly ComingDay[] => [
  useDay(addDays(today, 1), staffId),
  useDay(addDays(today, 2), staffId),
  useDay(addDays(today, 3), staffId),
  useDay(addDays(today, 4), staffId),
  useDay(addDays(today, 5), staffId),
  useDay(addDays(today, 6), staffId),
  useDay(addDays(today, 7), staffId),
]

const getText = ({ customer, jobNumber, title, address, property }: BoardVisitFragment): string =>
  foldedText([customer?.name, customer?.phone, jobNumber, title, address ?? property?.address].filter(Boolean).join(' '))

/** The visits of the next seven days on this device, with a search. */
export function ComingDays() {
  const format = useFormat()
  const staffId = useSessionValue('ownStaffId')
  const [typed, setTyped] = useState('')
  const texts = splitSearch(typed)
  const days = useComingDays(format.today(), staffId)
  const found = days.map(({ date, visits }) => ({
    date,
    visits: visits.filter((visit) => texts.every((word) => getText(visit).includes(word))),
  }))
  if (days.every(({ visits }) => visits.length === 0)) return null
  return (
    <section className={classes.coming} aria-label="Coming days">
      <TextInput
        type="search"
        size="md"
        aria-label="Search coming visits"
        placeholder="Customer, phone, address or job"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {found.every(({ visits }) => visits.length === 0) && <p className={classes.count}>No visits found</p>}
      {found.map(({ date, visits }) => (
        <DayVisits
          key={date}
          title={format.shortDay(date)}
          visits={visits.map((of) => ({ of, isAhead: false, waiting: [], arrival: null }))}
        />
      ))}
    </section>
  )
}
