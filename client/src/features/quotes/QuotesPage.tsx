import { Button } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { CreateButton } from '../../components/list/CreateButton.tsx'
import { ListTabs } from '../../components/list/toolbar/ListTabs.tsx'
import { PageHeader } from '../../components/page/PageHeader.tsx'
import { useFreshOnReturn } from '../../components/record/useFreshOnReturn.ts'
import { Awaited } from '../../components/states/Awaited.tsx'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { ErrorState } from '../../components/states/ErrorState.tsx'
import { useFormat } from '../../lib/format/useFormat.ts'
import { paths } from '../../lib/paths.ts'
import { branchIn } from '../../lib/session/branchChoice.ts'
import { useHasAuthority } from '../../lib/session/useAuthority.ts'
import { QuoteRows } from './list/QuoteRows.tsx'
import { isQuoteTab, type QuoteRead, type QuoteTab, quoteTabs, readOfTab, tabOfQuote } from './list/quoteTabs.ts'
import { useMayQuote } from './onJob/useMayQuote.ts'
import { type ReadQuotes, useQuotes, useQuotesOnDevice } from './list/useQuotes.ts'

const list = { path: paths.quotes(), create: { label: 'New quote', to: paths.newQuote(), needs: 'manage_jobs' } } as const
const queries = ['Quotes']
const tabs = { label: 'Quote filter', table: quoteTabs } as const
const allTabs = Object.keys(quoteTabs) as QuoteTab[]

interface Shown extends Omit<ReadQuotes, 'isIgnored'> {
  readonly isOnDevice: boolean
}

/** All quotes as returned; those on this device if the backend keeps none. */
function useShownQuotes(branchId: string | null): Readonly<Record<QuoteRead, Shown>> {
  const waiting = useQuotes('waiting', branchId)
  const approved = useQuotes('approved', branchId)
  const notAccepted = useQuotes('notAccepted', branchId)
  const isOnDevice = waiting.isIgnored
  const onDevice = useQuotesOnDevice(isOnDevice)
  const shown = ({ isIgnored: _, ...read }: ReadQuotes): Shown =>
    isOnDevice ? { ...read, rows: onDevice, isPartial: false, isOnDevice } : { ...read, isOnDevice }
  return { waiting: shown(waiting), approved: shown(approved), notAccepted: shown(notAccepted) }
}

function NoQuotes({ tab, isFirst }: { readonly tab: QuoteTab; readonly isFirst: boolean }) {
  const mayCreate = useHasAuthority('manage_jobs')
  const startsAtVisit = useMayQuote() && !mayCreate
  if (!isFirst) return <EmptyState title={quoteTabs[tab].none} />
  const create = mayCreate && (
    <Button component={Link} to={paths.newQuote()}>
      New quote
    </Button>
  )
  return (
    <EmptyState title="No quotes yet" action={create}>
      {mayCreate
        ? 'Price the work, send it, and let the customer approve.'
        : startsAtVisit
          ? 'Open one of your visits and choose “New quote”.'
          : null}
    </EmptyState>
  )
}

/** Quotes by their state, with the sum of each. */
export function QuotesPage() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab')
  const tab = isQuoteTab(asked) ? asked : 'OPEN'
  const today = useFormat().today()
  const reads = useShownQuotes(branchIn(search))
  useFreshOnReturn(queries)
  const read = reads[readOfTab[tab]]
  const toRows = (of: QuoteTab) => reads[readOfTab[of]].rows?.filter((job) => tabOfQuote(job, today) === of) ?? null
  const counts = Object.fromEntries(
    allTabs.flatMap((of): [string, number][] => {
      const rows = toRows(of)
      return rows && !reads[readOfTab[of]].isPartial ? [[of.toLowerCase(), rows.length]] : []
    }),
  )
  const rows = toRows(tab)
  const isFirst = allTabs.every((of) => toRows(of)?.length === 0)
  const choose = (next: string): void => {
    const params = new URLSearchParams(search)
    params.set('tab', next)
    setSearch(params, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <PageHeader title="Quotes" actions={<CreateButton list={list} isSecondary={isFirst} />} />
      {read.isOnDevice && (
        <p className="hint">
          The server doesn’t keep quotes. These are the ones on this device; sign-out deletes their alternatives and dates.
        </p>
      )}
      <ListTabs tabs={tabs} counts={counts} value={tab} onChange={choose}>
        {rows === null && read.error !== undefined && <ErrorState error={read.error} onRetry={read.retry} />}
        {rows === null && read.error === undefined && <Awaited label="Loading quotes" height={320} onRetry={read.retry} />}
        {rows?.length === 0 && <NoQuotes tab={tab} isFirst={isFirst} />}
        {rows !== null && rows.length > 0 && <QuoteRows rows={rows} isPartial={read.isPartial} />}
      </ListTabs>
    </>
  )
}
