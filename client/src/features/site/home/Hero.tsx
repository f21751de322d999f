import type { ReactNode } from 'react'
import { paths } from '../../../lib/paths.ts'
import content from '../content.module.css'
import classes from './Hero.module.css'
import { JoinActions } from '../JoinActions.tsx'
import { SiteLink } from '../frame/SiteLink.tsx'

/** The landing banner of spec §2; its pictures have their place before they are there. */
export function Hero({ children }: { readonly children: ReactNode }) {
  return (
    <section className={classes.hero}>
      <div className={classes.inside}>
        <div className={classes.words}>
          <h1 className={classes.title}>Grow Your Business With Us.</h1>
          <div>
            <p className={content.lead}>
              Callout keeps your schedule, customers, invoices and team in one place, so you can take on more work without losing track of
              any of it.
            </p>
            <JoinActions>
              <SiteLink to={paths.features()} className={content.secondary}>
                See features
              </SiteLink>
            </JoinActions>
          </div>
        </div>
        <div className={classes.pictures}>{children}</div>
      </div>
    </section>
  )
}
