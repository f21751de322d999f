import { RecordPage } from '../../components/record/RecordPage.tsx'
import { customerRecord } from './record/customerRecord.tsx'
import { Suspense, lazy } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { lazyWithPreload } from '../../lib/lazyWithPreload.tsx'
import { useHasAuthority } from '../../lib/session/useAuthority.ts'

/** Merging requires the authorities for customers and jobs. */
function useMayMerge(): boolean {
  const mayChange = useHasAuthority('manage_customers')
  return useHasAuthority('manage_jobs') && mayChange
}

const MergeDialog = lazy(() => import('./merge/MergeDialog.tsx').then((module) => ({ default: module.MergeDialog })))

const AppDialog = lazyWithPreload(() => import('../../components/overlays/AppDialog.tsx').then((module) => module.AppDialog))

const isId = (text: string): boolean => /^\d+$/.test(text)

/** `?merge` opens the merge dialog, `?merge=31` with customer 31 selected. */
function MergeFromAddress() {
  const { customerId = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const other = search.get('merge')
  const mayMerge = useMayMerge()
  if (other === null) return null
  const close = (): void =>
    setSearch(
      (before) => {
        before.delete('merge')
        return before
      },
      { replace: true },
    )
  if (!mayMerge) {
    return (
      <AppDialog isOpen onClose={close} title="Merge customers">
        Merging moves jobs and properties. You need permission to manage both customers and jobs.
      </AppDialog>
    )
  }
  return (
    <Suspense fallback={null}>
      <MergeDialog key={customerId} customerId={customerId} otherId={isId(other) && other !== customerId ? other : null} onClose={close} />
    </Suspense>
  )
}

const ReminderDialog = lazyWithPreload(async () => (await import('../invoices/shared/reminders/ReminderDialog.tsx')).ReminderDialog)

/** `?remind` opens the customer's reminders. */
function RemindFromAddress() {
  const { customerId = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const [seesInvoices, seesPrices] = [useHasAuthority('manage_invoices'), useHasAuthority('view_prices')]
  if (!search.has('remind') || !seesInvoices || !seesPrices) return null
  const close = (): void =>
    setSearch(
      (before) => {
        before.delete('remind')
        return before
      },
      { replace: true },
    )
  return (
    <Suspense fallback={null}>
      <ReminderDialog key={customerId} customerId={customerId} onClose={close} />
    </Suspense>
  )
}

export const CustomerPage = () => (
  <>
    <RecordPage kind={customerRecord} param="customerId" />
    <MergeFromAddress />
    <RemindFromAddress />
  </>
)
