import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../../../lib/whenIdle.ts'
import { AssistStrip } from '../AssistStrip.tsx'
import { Hero } from './Hero.tsx'
import hero from './Hero.module.css'
import type { ProductViews } from '../pictures/productViews.ts'
import { PageHead } from '../frame/PageHead.tsx'

/** The hero's text is shown first. A later part that fails to load is omitted. */
const nothing = () => ({ default: () => null })
const HeroPictures = lazy<ComponentType<ProductViews>>(() =>
  import('./homeParts.ts').then((module) => ({ default: module.HeroPictures }), nothing),
)
const BelowHero = lazy<ComponentType>(() => import('./homeParts.ts').then((module) => ({ default: module.BelowHero }), nothing))

/** True once the text is painted and the browser is idle: what loads after that doesn't delay it. */
function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    let cancel = (): void => undefined
    // The second frame starts after the first one is painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        cancel = whenIdle(() => setIsPainted(true))
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      cancel()
    }
  }, [])
  return isPainted
}

/** Spec §2 "Landing banner", and an overview of the product. */
export function HomePage(views: ProductViews) {
  const isPainted = useIsPainted()
  return (
    <>
      <PageHead
        title="Field service for companies and individuals"
        description="Callout keeps your schedule, customers, invoices and team in one place. 7 day free trial, no credit card required."
      />
      <Hero>
        <Suspense fallback={null}>{isPainted && <HeroPictures {...views} />}</Suspense>
      </Hero>
      <div className={hero.below}>
        <Suspense fallback={null}>{isPainted && <BelowHero />}</Suspense>
      </div>
      <AssistStrip />
    </>
  )
}
