import { useEffect, useState, useEffectEvent } from 'react'
import { deleteOldResponses } from '../../../lib/offline/responseStore.ts'
import { whenIdle } from '../../../lib/whenIdle.ts'
import { usePositionRuleQuery } from './day.generated.ts'
import { useMyDay } from './useMyDay.ts'
import { useSharedPosition } from './useSharedPosition.ts'
import { IconCloudOff } from '@tabler/icons-react'
import { isAway } from '../../../lib/api/apiError.ts'
import { useServerAway, isServerAway } from '../../../lib/api/reach.ts'
import classes from './MyDay.module.css'
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { TIMELINE_PAGE_SIZE } from '../../../components/record/timeline/useTimeline.ts'
import type { BoardVisitFragment } from '../../schedule/visits/board.generated.ts'
import { FormJobDocument, FormToFillDocument } from '../../forms/questions/forms.generated.ts'
import { JobDocument, type JobQuery } from '../jobs.generated.ts'
import { JobHistoryDocument } from '../queries/jobs.generated.ts'
import { visitVersion } from './visitVersion.ts'
import { useComingCopy } from './useComingCopy.ts'
import { actingUser } from '../../../lib/session/useActingUser.ts'
import { CustomerRecordDocument } from '../../customers/queries/customerRecord.generated.ts'
import { RecipientDocument } from '../../messaging/recipient.generated.ts'
import { InvoiceNowDocument } from '../../invoices/actions/invoiceActions.generated.ts'
import { hasStaffRight, staffRights, storeStaffRights } from '../../../lib/session/staffRights.ts'
import { pageScoped } from '../../../lib/createStore.ts'

/** Versions of the visits that this tab has prefetched, by id. */
const prefetched = pageScoped(new Map<string, string>())

async function prefetchForms(
  client: ApolloClient,
  jobId: string,
  forms: readonly { readonly formId: string; readonly isSubmitted: boolean | null }[],
) {
  const open = forms.filter(({ isSubmitted }) => isSubmitted !== true)
  if (open.length === 0) return
  await client.query({ query: FormJobDocument, variables: { id: jobId }, fetchPolicy: 'network-only' })
  for (const { formId } of open) await client.query({ query: FormToFillDocument, variables: { id: formId }, fetchPolicy: 'network-only' })
}

/** Prefetches open invoices of a job, so that they can be paid without a network, if the user sees them. */
async function prefetchInvoices(client: ApolloClient, job: JobQuery['job'] | undefined): Promise<void> {
  if (actingUser().user_type === 'staff' && !hasStaffRight('collect')) return
  const open = (job?.invoices ?? []).filter(({ status }) => status === 'UNPAID')
  for (const { id } of open) {
    const { data } = await client.query({ query: InvoiceNowDocument, variables: { id }, fetchPolicy: 'network-only' })
    const customer = data?.invoice.customer
    if (!customer || customer.email !== null) continue
    // The payment's email; technicians can't read it.
    const variables = { id: customer.id }
    await client.query({ query: RecipientDocument, variables, fetchPolicy: 'network-only' }).catch(() => undefined)
  }
}

/** Prefetches a customer's page. The backend may refuse it to technicians. */
async function prefetchCustomer(client: ApolloClient, id: string | undefined): Promise<void> {
  if (id === undefined) return
  const read = client.query({ query: CustomerRecordDocument, variables: { id }, fetchPolicy: 'network-only' })
  await read.catch((error: unknown) => {
    if (isAway(error)) throw error
  })
}

/** Prefetches the jobs of the day one after the other; `offlineLink` stores the responses on the device. */
async function prefetchJobs(client: ApolloClient, visits: readonly BoardVisitFragment[], isOver: () => boolean): Promise<void> {
  for (const visit of visits) {
    const { jobId } = visit
    if (!jobId || prefetched.get(visit.id) === visitVersion(visit)) continue
    if (isOver() || isServerAway()) return
    const history = { jobId, page: 1, perPage: TIMELINE_PAGE_SIZE }
    try {
      const { data } = await client.query({ query: JobDocument, variables: { id: jobId }, fetchPolicy: 'network-only' })
      await client.query({ query: JobHistoryDocument, variables: history, fetchPolicy: 'network-only' })
      await prefetchForms(client, jobId, data?.job.forms ?? [])
      await prefetchInvoices(client, data?.job)
      await prefetchCustomer(client, data?.job.customer?.id)
      prefetched.set(visit.id, visitVersion(visit))
    } catch {
      // Retried when the day is loaded again.
    }
  }
}

function usePrefetchDay(visits: readonly BoardVisitFragment[] | null | undefined, nextId: string | undefined): void {
  const client = useApolloClient()
  const prefetch = useEffectEvent((day: readonly BoardVisitFragment[], isOver: () => boolean) => {
    const [next, others] = [day.filter(({ id }) => id === nextId), day.filter(({ id }) => id !== nextId)]
    return prefetchJobs(client, [...next, ...others], isOver)
  })
  useEffect(() => {
    if (!visits) return undefined
    let isOver = false
    void prefetch(visits, () => isOver)
    return () => {
      isOver = true
    }
  }, [client, visits])
}

/** Whether the service worker has precached the app, so that a page loads without network. */
function useIsPrecached(): boolean {
  const [isPrecached, setIsPrecached] = useState(() => Boolean(navigator.serviceWorker?.controller))
  useEffect(() => {
    let isMounted = true
    void navigator.serviceWorker?.ready.then(() => isMounted && setIsPrecached(true))
    return () => {
      isMounted = false
    }
  }, [])
  return isPrecached
}

/** Warns, and asks before the page unloads, while the app is offline and not precached: a reload would fail. */
export function KeepOpen() {
  const isPrecached = useIsPrecached()
  const isAlone = useServerAway() && !isPrecached
  useEffect(() => {
    if (!isAlone) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAlone])
  return (
    <div role="status">
      {isAlone && (
        <p className={classes.alone}>
          <IconCloudOff size={18} aria-hidden />
          Keep this page open until you’re back online. This phone can’t reload it yet. Your work is saved.
        </p>
      )}
    </div>
  )
}

/** Keeps what the company lets its technicians do on site. */
function useStaffRights(): void {
  const { data } = usePositionRuleQuery({ skip: actingUser().user_type !== 'staff', fetchPolicy: 'cache-and-network' })
  useEffect(() => {
    if (!data) return
    const { team } = data.companySettings
    const returned = {
      addItems: team?.staffCanAddItems,
      collect: team?.staffCanCollect,
      quote: team?.staffCanQuote,
      seePrices: team?.staffCanSeePrices,
    }
    storeStaffRights(staffRights.filter((right) => returned[right] === true))
  }, [data])
}

/** On every page of users who do visits: stores the visits of today and the coming days, and shares the position with the steps that are taken. */
export function StaffWork() {
  const day = useMyDay()
  usePrefetchDay(day.ownVisits, day.day?.next?.of.id)
  useComingCopy(day.date, day.returned !== undefined)
  useSharedPosition(day)
  useStaffRights()
  useEffect(() => whenIdle(() => void deleteOldResponses().catch(() => undefined)), [])
  return <KeepOpen />
}
