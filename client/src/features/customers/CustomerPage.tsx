import { RecordPage } from '../../components/record/RecordPage.tsx'
import { MergeFromAddress } from './merge/MergeFromAddress.tsx'
import { customerRecord } from './record/customerRecord.tsx'
import { Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { lazyWithPreload } from '../../lib/lazyWithPreload.tsx'
import { useHasAuthority } from '../../lib/session/useHasAuthority.ts'

const ReminderDialog = lazyWithPreload(async () => (await import('../invoices/shared/reminders/ReminderDialog.tsx')).ReminderDialog)

/** `?remind` opens the reminders of the customer at this address. */
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

/** One customer: how to reach them, what they owe, where they are, and what is done for them. */
export const CustomerPage = () => (
  <>
    <RecordPage kind={customerRecord} param="customerId" />
    <MergeFromAddress />
    <RemindFromAddress />
  </>
)
