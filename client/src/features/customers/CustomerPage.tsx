import { RecordPage } from '../../components/record/RecordPage.tsx'
import { customerRecord } from './record/customerRecord.tsx'
import { useParams, useSearchParams } from 'react-router'
import { useHasAuthority } from '../../lib/session/useAuthority.ts'
import { AppDialog } from '../../components/overlays/AppDialog.tsx'
import { MergeDialog } from './merge/MergeDialog.tsx'
import { ReminderDialog } from '../invoices/reminders/lazyReminderDialog.ts'

/** Merging requires the authorities for customers and jobs. */
function useMayMerge(): boolean {
  const mayChange = useHasAuthority('manage_customers')
  return useHasAuthority('manage_jobs') && mayChange
}

const isId = (text: string): boolean => /^\d+$/.test(text)

/** `?merge` opens the merge dialog, `?merge=31` with customer 31 selected. */
function MergeFromAddress() {
  const { customerId = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const mergedId = search.get('merge')
  const mayMerge = useMayMerge()
  if (mergedId === null) return null
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
    <MergeDialog
      key={customerId}
      customerId={customerId}
      otherId={isId(mergedId) && mergedId !== customerId ? mergedId : null}
      onClose={close}
    />
  )
}

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
  return <ReminderDialog key={customerId} customerId={customerId} onClose={close} />
}

export const CustomerPage = () => (
  <>
    <RecordPage kind={customerRecord} param="customerId" />
    <MergeFromAddress />
    <RemindFromAddress />
  </>
)
