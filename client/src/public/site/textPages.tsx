import { lazy, Suspense } from 'react'
import classes from './content.module.css'
import { PageHead } from './PageHead.tsx'
import { ShareButton } from './ShareButton.tsx'

const StaticText = lazy(() => import('./StaticText.tsx').then((module) => ({ default: module.StaticText })))

const Loading = () => (
  <p role="status" className={classes.lead}>
    Loading…
  </p>
)

/** Spec §2 "Privacy Policy". */
export function PrivacyPage() {
  return (
    <section className={`${classes.section} ${classes.prose}`}>
      <PageHead title="Privacy Policy" description="What Callout keeps about you and your customers, why, and for how long." />
      <h1 className={classes.h1}>Privacy Policy</h1>
      <Suspense fallback={<Loading />}>
        <StaticText type="PRIVACY_POLICY" />
      </Suspense>
    </section>
  )
}

/** Spec §2 "Terms of Service"; at sign-in they are called Terms of Use. */
export function TermsPage() {
  return (
    <section className={`${classes.section} ${classes.prose}`}>
      <PageHead title="Terms of Service" description="The terms of use of Callout: what you can expect of us, and we of you." />
      <h1 className={classes.h1}>Terms of Service</h1>
      <Suspense fallback={<Loading />}>
        <StaticText type="TERMS_OF_SERVICE" />
      </Suspense>
    </section>
  )
}

/** Spec §2 "About the product". */
export function AboutProductPage() {
  return (
    <section className={`${classes.section} ${classes.prose}`}>
      <PageHead title="About the product" description="What Callout is for, in its own words." />
      <h1 className={classes.h1}>About the product</h1>
      <Suspense fallback={<Loading />}>
        <StaticText type="ABOUT" />
      </Suspense>
    </section>
  )
}

/** Spec §2 "Share the product app". */
export function ShareAppPage() {
  return (
    <section className={`${classes.section} ${classes.prose}`}>
      <PageHead title="Share the product app" description="Send Callout to somebody who could use it." />
      <h1 className={classes.h1}>Share the product app</h1>
      <Suspense fallback={<Loading />}>
        <StaticText type="SHARE_APP" />
      </Suspense>
      <ShareButton />
    </section>
  )
}
