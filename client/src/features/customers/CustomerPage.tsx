import { useParams } from 'react-router'
import { ActionsProvider } from '../../kit/actions/ActionsProvider.tsx'
import { RecordPage } from '../../kit/record/RecordPage.tsx'
import { customerActionSet } from '../../parts/customers/actions/customerActionSet.ts'
import { customerRecord } from './record/customerRecord.tsx'

/** One customer: how to reach them, what they owe, where they are, and what is done for them. */
export function CustomerPage() {
  const { customerId = '' } = useParams()
  return (
    <ActionsProvider set={customerActionSet}>
      <RecordPage kind={customerRecord} id={customerId} />
    </ActionsProvider>
  )
}
