import { lazy, Suspense } from 'react'
import { SUPPORT_EMAIL } from '../../shared/support.ts'
import classes from './content.module.css'
import { PageHead } from './PageHead.tsx'

const ContactForm = lazy(() => import('./contact/ContactForm.tsx').then((module) => ({ default: module.ContactForm })))

/** The support contact form (spec §2, §7 "Support"). */
export function ContactPage() {
  return (
    <section className={`${classes.section} ${classes.prose}`}>
      <PageHead title="Contact support" description="Write to the people who make Callout: questions, problems and ideas." />
      <h1 className={classes.h1}>Contact support</h1>
      <p className={classes.lead}>
        Write what you wanted to do and what happened instead. We answer by email; if you would rather use your own mail program, write to{' '}
        <a className={classes.inline} href={`mailto:${SUPPORT_EMAIL}`}>
          {SUPPORT_EMAIL}
        </a>
        .
      </p>
      <Suspense fallback={<p role="status">Loading…</p>}>
        <ContactForm />
      </Suspense>
    </section>
  )
}
