import { useApolloClient } from '@apollo/client/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { resultRows } from '../../components/steps/ResultList.tsx'
import { useSteps } from '../../components/steps/useSteps.ts'
import { stopsRun } from '../../lib/api/apiError.ts'
import { useFormat } from '../../lib/format/useFormat.ts'
import type { BookInvoiceFragment } from './accounting.generated.ts'
import type { Books } from './books.ts'
import { readBooks } from './readBooks.ts'
import { type BookLists, type BookPeriod, loadBookLists, readSteps } from './loadBooks.ts'

interface Plan {
  readonly invoices: BookLists['invoices']
}

/** Reads a period's books: its lists, then each invoice in a run that can be stopped and continued. */
export function useBooks(period: BookPeriod, date: string) {
  const client = useApolloClient()
  const format = useFormat()
  const [isListing, setIsListing] = useState(false)
  const [lists, setLists] = useState<BookLists | null>(null)
  const [error, setError] = useState<unknown>(undefined)
  const [found] = useState(() => new Map<string, BookInvoiceFragment>())
  const listing = useRef<AbortController | null>(null)
  useEffect(() => () => listing.current?.abort(), [])
  const steps = useSteps<Plan>({ getSteps: ({ invoices }) => readSteps(client, invoices, found), endsRun: stopsRun })
  const { run } = steps
  const books = useMemo((): Books | null => {
    if (!lists || (lists.invoices.length > 0 && !(run?.isOver && run.progress === null))) return null
    const { days, customers, problems } = lists
    const read = readBooks({ days, customers, invoices: [...found.values()], dayOf: (instant) => format.wall(instant).date })
    const skipped = run ? resultRows(run, ['skipped']).map(({ name, message }) => `${name}: ${message}`) : []
    return { ...read, problems: [...problems, ...skipped, ...read.problems] }
  }, [lists, run, found, format])

  const list = async (): Promise<void> => {
    const controller = new AbortController()
    listing.current = controller
    setError(undefined)
    setIsListing(true)
    try {
      const listed = await loadBookLists(client, { period, date }, format, controller.signal)
      if (controller.signal.aborted) return
      setLists(listed)
      if (listed.invoices.length > 0) steps.start({ invoices: listed.invoices })
    } catch (problem) {
      if (!controller.signal.aborted) setError(problem)
    } finally {
      if (!controller.signal.aborted) setIsListing(false)
    }
  }
  return { isListing, lists, error, books, steps, start: () => void list() }
}
