import type { ReactNode } from 'react'
import { paths } from '../../../lib/paths.ts'
import content from '../content.module.css'
import classes from './Hero.module.css'
import { JoinActions } from '../JoinActions.tsx'
import { SiteLink } from '../frame/SiteLink.tsx'

/** The landing banner of spec §2. The height of its pictures is reserved. */
export function Hero({ children }: { readonly children: ReactNode }) {
  return (
    <section className={classes.hero}>
      <div className={classes.inside}>
        <div className={`stack ${classes.text}`}>
          <h1 className={classes.title}>Grow Your Business With Us.</h1>
          <div>
            <p className={content.lead}>
              One app for your field service company: the schedule in the office, the visit on the technician’s phone, the form, the invoice
              and the payment. It works where there’s no signal.
            </p>
            <JoinActions>
              <SiteLink to={paths.features()} className={content.secondary}>
                See what it does
              </SiteLink>
            </JoinActions>
          </div>
        </div>
        <div className={classes.pictures}>{children}</div>
      </div>
    </section>
  )
}
