import { FREE_TRIAL_DAYS } from '@callout/contracts/constants'
import { lazy, Suspense } from 'react'
import { paths } from '../../shared/paths.ts'
import { AssistStrip } from './AssistStrip.tsx'
import classes from './content.module.css'
import { PageHead } from './PageHead.tsx'
import { PlanSkeleton } from './PlanSkeleton.tsx'
import { SiteLink } from './SiteLink.tsx'

const Plans = lazy(() => import('./Plans.tsx').then((module) => ({ default: module.Plans })))

/** The plans on sale; the words stand at once, the plans come from the server. */
export function PricingPage() {
  return (
    <>
      <PageHead
        title="Pricing"
        description={`Plans of Callout by month or by year. ${FREE_TRIAL_DAYS} day free trial, no credit card required.`}
      />
      <section className={classes.section}>
        <h1 className={classes.h1}>Pay for the staff you have</h1>
        <p className={classes.lead}>{FREE_TRIAL_DAYS} day free trial with every plan. No credit card required.</p>
        <Suspense fallback={<PlanSkeleton />}>
          <Plans />
        </Suspense>
        <p className={classes.text}>
          Something unclear? The{' '}
          <SiteLink to={paths.faq('trial')} className={classes.inline}>
            questions about trial and payment
          </SiteLink>{' '}
          have short answers.
        </p>
      </section>
      <AssistStrip />
    </>
  )
}
