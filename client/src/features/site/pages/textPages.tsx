import { lazy, type ReactNode, Suspense } from 'react'
import classes from '../content.module.css'
import { PageHead } from '../frame/PageHead.tsx'
import { ShareButton } from './ShareButton.tsx'
import type { StaticContentType } from '../../../lib/api/schemaTypes.generated.ts'

const StaticText = lazy(() => import('../dataParts.ts').then((module) => ({ default: module.StaticText })))

const Loading = () => (
  <p role="status" className={classes.lead}>
    Loading…
  </p>
)

interface TextPageProps {
  readonly title: string
  readonly description: string
  readonly type: StaticContentType
  readonly children?: ReactNode
}

function TextPage({ title, description, type, children }: TextPageProps) {
  return (
    <section className={`${classes.section} ${classes.beside}`}>
      <PageHead title={title} description={description} />
      <h1 className={classes.h1}>{title}</h1>
      <div>
        <Suspense fallback={<Loading />}>
          <StaticText type={type} />
        </Suspense>
        {children}
      </div>
    </section>
  )
}

/** Spec §2 "Privacy Policy". */
export const PrivacyPage = () => (
  <TextPage
    title="Privacy Policy"
    description="What data Callout keeps about you and your customers, why and for how long."
    type="PRIVACY_POLICY"
  />
)

/** Spec §2 "Terms of Service"; at sign-in they are called Terms of Use. */
export const TermsPage = () => (
  <TextPage
    title="Terms of Service"
    description="Callout’s terms of use: what you can expect from us, and what we expect from you."
    type="TERMS_OF_SERVICE"
  />
)

/** Spec §2 "About the product". */
export const AboutProductPage = () => (
  <TextPage title="About the product" description="What Callout is for, and who it’s for." type="ABOUT" />
)

/** Spec §2 "Share the product app". */
export const ShareAppPage = () => (
  <TextPage title="Share the product app" description="Send Callout to someone who could use it." type="SHARE_APP">
    <ShareButton />
  </TextPage>
)
