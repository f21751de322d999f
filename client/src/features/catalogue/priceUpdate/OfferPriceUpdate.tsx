import { useServiceRecordQuery } from '../record/serviceRecord.generated.ts'
import { PriceUpdateDialog } from './PriceUpdateDialog.tsx'

interface OfferPriceUpdateProps {
  readonly id: string
  readonly was: number
  readonly onClose: () => void
}

/** Loads the current price, then asks about open jobs; renders nothing if the price is unchanged. */
export function OfferPriceUpdate({ id, was, onClose }: OfferPriceUpdateProps) {
  const { data } = useServiceRecordQuery({ variables: { id } })
  const service = data?.service
  if (!service || service.amount === null || service.amount === was) return null
  const change = { serviceId: id, from: was, to: service.amount }
  return <PriceUpdateDialog change={change} name={service.name} currencyCode={service.currencyCode} onClose={onClose} />
}
