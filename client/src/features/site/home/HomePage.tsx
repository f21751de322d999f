import { type ComponentType, lazy, Suspense } from 'react'
import { AssistStrip } from '../AssistStrip.tsx'
import { Hero } from './Hero.tsx'
import hero from './Hero.module.css'
import { PageHead } from '../frame/PageHead.tsx'

/** The words of the banner are seen first; its pictures and all that is below the fold follow. Without them it is a page, too. */
const loadLater = () => import('./LaterHome.tsx')
const nothing = (): { default: ComponentType } => ({ default: () => null })
const HeroPictures = lazy<ComponentType>(() => loadLater().then((later) => ({ default: later.HeroPictures }), nothing))
const BelowHero = lazy<ComponentType>(() => loadLater().then((later) => ({ default: later.BelowHero }), nothing))

/** Spec §2 "Landing banner", and what the product does at a glance. */
export function HomePage() {
  return (
    <>
      <PageHead
        title="Field service for companies and individuals"
        description="Callout keeps your schedule, customers, invoices and team in one place. 7 day free trial, no credit card required."
      />
      <Hero>
        <Suspense fallback={null}>
          <HeroPictures />
        </Suspense>
      </Hero>
      <AssistStrip />
      <div className={hero.below}>
        <Suspense fallback={null}>
          <BelowHero />
        </Suspense>
      </div>
    </>
  )
}
