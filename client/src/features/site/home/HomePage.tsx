import { type ComponentType, lazy, Suspense } from 'react'
import { AssistStrip } from '../AssistStrip.tsx'
import { Hero } from './Hero.tsx'
import hero from './Hero.module.css'
import type { ProductViews } from '../pictures/productViews.ts'
import { PageHead } from '../frame/PageHead.tsx'

/** The hero's text is shown first. If a later part fails to load, the page does without it. */
const nothing = () => ({ default: () => null })
const HeroPictures = lazy<ComponentType<ProductViews>>(() =>
  import('./HeroPictures.tsx').then((module) => ({ default: module.HeroPictures }), nothing),
)
const BelowHero = lazy<ComponentType>(() => import('./BelowHero.tsx').then((module) => ({ default: module.BelowHero }), nothing))

/** Spec §2 "Landing banner", and what the product does at a glance. */
export function HomePage(views: ProductViews) {
  return (
    <>
      <PageHead
        title="Field service for companies and individuals"
        description="Callout keeps your schedule, customers, invoices and team in one place. 7 day free trial, no credit card required."
      />
      <Hero>
        <Suspense fallback={null}>
          <HeroPictures {...views} />
        </Suspense>
      </Hero>
      <div className={hero.below}>
        <Suspense fallback={null}>
          <BelowHero />
        </Suspense>
      </div>
      <AssistStrip />
    </>
  )
}
