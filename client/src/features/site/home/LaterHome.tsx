import { paths } from '../../../lib/paths.ts'
import classes from '../content.module.css'
import hero from './Hero.module.css'
import { JobPath } from './JobPath.tsx'
import { JoinActions } from '../JoinActions.tsx'
import { JobListPicture } from '../pictures/JobListPicture.tsx'
import { PhonePicture } from '../pictures/PhonePicture.tsx'
import { TimelinePicture } from '../pictures/TimelinePicture.tsx'
import { TotalsPicture } from '../pictures/TotalsPicture.tsx'
import { SiteLink } from '../frame/SiteLink.tsx'

/** The product at a glance: the list of the office, and a job on a phone before it. */
export const HeroPictures = () => (
  <>
    <JobListPicture />
    <div className={hero.phone}>
      <PhonePicture />
    </div>
  </>
)

/** What the landing page has below its banner. */
export function BelowHero() {
  return (
    <>
      <section className={classes.section}>
        <div className={classes.headline}>
          <h2 className={classes.h2}>One job, from first call to payment</h2>
          <p className={classes.lead}>
            Plan it on the dispatch board, follow it on the map, send the invoice and record the payment. Every job has one clear status,
            and you only see the steps that make sense next.
          </p>
        </div>
        <JobPath />
      </section>
      <section className={classes.band}>
        <div className={`${classes.section} ${classes.split}`}>
          <div>
            <h2 className={classes.h2}>Always know what happened</h2>
            <p className={classes.text}>
              Who assigned the visit, when work started and why the date changed: the timeline records it all, with old and new values side
              by side.
            </p>
            <p className={classes.text}>
              <SiteLink to={paths.features()} className={classes.inline}>
                See all features
              </SiteLink>
            </p>
          </div>
          <div>
            <TimelinePicture />
          </div>
        </div>
      </section>
      <section className={`${classes.section} ${classes.split} ${classes.flip}`}>
        <div>
          <h2 className={classes.h2}>Totals that match to the cent</h2>
          <p className={classes.text}>
            Line items, discounts and taxes are calculated once, and the same total shows up everywhere. Tax-exempt items stay exempt, and
            tax applies before or after the discount, whichever you choose.
          </p>
          <p className={classes.text}>
            <SiteLink to={paths.article('sums-that-agree')} className={classes.inline}>
              How a cent goes missing, and how to keep it
            </SiteLink>
          </p>
        </div>
        <div>
          <TotalsPicture />
        </div>
      </section>
      <section className={classes.band}>
        <div className={`${classes.section} ${classes.headline}`}>
          <div>
            <h2 className={classes.h2}>Try it on a real week</h2>
            <p className={classes.text}>Sign up on your own or as a company with branches and staff.</p>
          </div>
          <div>
            <JoinActions>
              <SiteLink to={paths.pricing()} className={classes.secondary}>
                See plans
              </SiteLink>
            </JoinActions>
          </div>
        </div>
      </section>
    </>
  )
}
