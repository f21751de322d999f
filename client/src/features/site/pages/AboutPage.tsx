import { paths } from '../../../lib/paths.ts'
import classes from '../content.module.css'
import about from './about.module.css'
import { PageHead } from '../frame/PageHead.tsx'

const links = [
  { to: paths.privacy(), label: 'Privacy Policy', text: 'What data we store, why and for how long' },
  { to: paths.terms(), label: 'Terms of Service', text: 'What you can expect from us, and what we expect from you' },
  { to: paths.aboutProduct(), label: 'About the product', text: 'What Callout is for' },
  { to: paths.shareApp(), label: 'Share the product app', text: 'Send Callout to someone who could use it' },
] as const

/** Spec §2 "About Us page": four links that open in a new tab. */
export function AboutPage() {
  return (
    <section className={`${classes.section} ${classes.beside}`}>
      <PageHead title="About Us" description="Who makes Callout and why, with its privacy policy and terms of service." />
      <div>
        <h1 className={classes.h1}>About Us</h1>
        <p className={classes.lead}>
          We make Callout: jobs, schedule, customers, invoices and team in one place, for businesses whose work happens at their customers’
          doors.
        </p>
      </div>
      <ul className={`list ${about.links}`}>
        {links.map(({ to, label, text }) => (
          <li key={to}>
            <a href={to} target="_blank" rel="noopener noreferrer">
              <strong>{label}</strong>
              <span className="only-read-out"> (opens in a new tab)</span>
            </a>
            <span className="block dim">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
