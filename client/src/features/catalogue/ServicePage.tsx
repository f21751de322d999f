import { lazy, Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { RecordPage } from '../../components/record/RecordPage.tsx'
import { serviceRecord } from './record/serviceRecord.tsx'
import { useHasAuthority } from '../../lib/session/useAuthority.ts'

const PriceReach = lazy(() => import('./reach/PriceReach.tsx').then((module) => ({ default: module.PriceReach })))

/** What it cost before, right after its price was changed: `?was=45.5`. */
const priceIn = (text: string | null): number | null => (text !== null && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : null)

/** One position of the price list. Whoever may change jobs is asked whether those get a new price, too. */
export function ServicePage() {
  const { serviceId = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const was = priceIn(params.get('was'))
  const mayChangeJobs = useHasAuthority('manage_jobs')
  return (
    <>
      <RecordPage kind={serviceRecord} param="serviceId" />
      <Suspense fallback={null}>
        {was !== null && mayChangeJobs && <PriceReach id={serviceId} was={was} onClose={() => setParams({}, { replace: true })} />}
      </Suspense>
    </>
  )
}
