import { useParams, useSearchParams } from 'react-router'
import { RecordPage } from '../../components/record/RecordPage.tsx'
import { OfferPriceUpdate } from './priceUpdate/OfferPriceUpdate.tsx'
import { serviceRecord } from './record/serviceRecord.tsx'
import { useHasAuthority } from '../../lib/session/useAuthority.ts'

/** Previous price, in the URL right after a price change: `?was=45.5`. */
const priceIn = (text: string | null): number | null => (text !== null && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : null)

/** A service or product. After a price change, users who may change jobs are asked whether to update those, too. */
export function ServicePage() {
  const { serviceId = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const was = priceIn(params.get('was'))
  const mayChangeJobs = useHasAuthority('manage_jobs')
  return (
    <>
      <RecordPage kind={serviceRecord} param="serviceId" />
      {was !== null && mayChangeJobs && <OfferPriceUpdate id={serviceId} was={was} onClose={() => setParams({}, { replace: true })} />}
    </>
  )
}
