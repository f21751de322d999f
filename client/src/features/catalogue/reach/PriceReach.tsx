import { useServiceRecordQuery } from '../record/serviceRecord.generated.ts'
import { PriceReachDialog } from './PriceReachDialog.tsx'

interface PriceReachProps {
  readonly id: string
  readonly was: number
  readonly onClose: () => void
}

/** The question of the reach, once it is known what the service costs now; nothing where the price is the same. */
export function PriceReach({ id, was, onClose }: PriceReachProps) {
  const { data } = useServiceRecordQuery({ variables: { id } })
  const service = data?.service
  if (!service || service.amount === null || service.amount === was) return null
  const change = { serviceId: id, from: was, to: service.amount }
  return <PriceReachDialog change={change} name={service.name} currencyCode={service.currencyCode} onClose={onClose} />
}
