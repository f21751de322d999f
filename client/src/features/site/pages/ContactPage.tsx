import { lazy, Suspense } from 'react'
import { paths } from '../../../lib/paths.ts'
import { SUPPORT_EMAIL } from '../../../lib/support.ts'
import classes from '../content.module.css'
import { PageHead } from '../frame/PageHead.tsx'
import { SiteLink } from '../frame/SiteLink.tsx'

const ContactForm = lazy(() => import('../dataParts.ts').then((module) => ({ default: module.ContactForm })))

/** The support contact form (spec §2, §7 "Support"). */
export function ContactPage() {
  return (
    <section className={`${classes.section} ${classes.beside}`}>
      <PageHead title="Contact support" description="Get help with Callout: send us your questions, problems and ideas." />
      <div>
        <h1 className={classes.h1}>Contact support</h1>
        <p className={classes.lead}>Tell us what you were trying to do and what happened instead. We’ll reply by email.</p>
        <p className={classes.text}>
          Prefer your own email? Write to{' '}
          <a className={classes.inline} href={`mailto:${SUPPORT_EMAIL}`}>
            {SUPPORT_EMAIL}
          </a>
        </p>
        <p className={classes.text}>
          In a hurry? Your question may already be answered in the{' '}
          <SiteLink to={paths.faq()} className={classes.inline}>
            FAQ
          </SiteLink>
        </p>
      </div>
      <Suspense fallback={<p role="status">Loading…</p>}>
        <ContactForm />
      </Suspense>
    </section>
  )
}
