import { type ReactNode, Suspense } from 'react'
import { useIsIdle } from '../../../lib/whenIdle.ts'
import { AssistStrip } from '../AssistStrip.tsx'
import { Hero } from './Hero.tsx'
import hero from './Hero.module.css'
import { PageHead } from '../frame/PageHead.tsx'

interface HomePageProps {
  readonly pictures: ReactNode
  readonly below: ReactNode
}

/** Spec §2 "Landing banner", and an overview of the product. The banner's text is shown first. */
export function HomePage({ pictures, below }: HomePageProps) {
  const isIdle = useIsIdle()
  return (
    <>
      <PageHead
        title="Field service for companies and individuals"
        description="Callout keeps your schedule, customers, invoices and team in one place. 7 day free trial, no credit card required."
      />
      <Hero>
        <Suspense fallback={null}>{isIdle && pictures}</Suspense>
      </Hero>
      <div className={hero.below}>
        <Suspense fallback={null}>{isIdle && below}</Suspense>
      </div>
      <AssistStrip />
    </>
  )
}
