import { RecordPage } from '../../components/record/RecordPage.tsx'
import { MergeFromAddress } from './merge/MergeFromAddress.tsx'
import { RemindFromAddress } from './record/RemindFromAddress.tsx'
import { customerRecord } from './record/customerRecord.tsx'

/** One customer: how to reach them, what they owe, where they are, and what is done for them. */
export const CustomerPage = () => (
  <>
    <RecordPage kind={customerRecord} param="customerId" />
    <MergeFromAddress />
    <RemindFromAddress />
  </>
)
