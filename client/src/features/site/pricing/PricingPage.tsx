import { FREE_TRIAL_DAYS } from '@callout/contracts/constants'
import { lazy, Suspense } from 'react'
import { paths } from '../../../lib/paths.ts'
import { AssistStrip } from '../AssistStrip.tsx'
import classes from '../content.module.css'
import { PageHead } from '../frame/PageHead.tsx'
import { PlanSkeleton } from './PlanSkeleton.tsx'
import { SiteLink } from '../frame/SiteLink.tsx'

const Plans = lazy(() => import('../dataParts.ts').then((module) => ({ default: module.Plans })))

export function PricingPage() {
  return (
    <>
      <PageHead
        title="Pricing"
        description={`Callout plans and prices, monthly or yearly. ${FREE_TRIAL_DAYS} day free trial, no credit card required.`}
      />
      <section className={classes.section}>
        <div className={classes.headline}>
          <h1 className={classes.h1}>A plan for every team size</h1>
          <p className={classes.lead}>{FREE_TRIAL_DAYS} day free trial with every plan. No credit card required.</p>
        </div>
        <Suspense fallback={<PlanSkeleton />}>
          <Plans />
        </Suspense>
        <p className={classes.text}>
          Questions? See our{' '}
          <SiteLink to={paths.faq('trial')} className={classes.inline}>
            answers about the trial and plans
          </SiteLink>
        </p>
      </section>
      <AssistStrip />
    </>
  )
}
