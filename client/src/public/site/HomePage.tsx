import { paths } from '../../shared/paths.ts'
import { AssistStrip } from './AssistStrip.tsx'
import classes from './content.module.css'
import { Hero } from './Hero.tsx'
import { JobPath } from './JobPath.tsx'
import { JoinActions } from './JoinActions.tsx'
import { PageHead } from './PageHead.tsx'
import { TimelinePicture } from './pictures/TimelinePicture.tsx'
import { TotalsPicture } from './pictures/TotalsPicture.tsx'
import { SiteLink } from './SiteLink.tsx'

/** Spec §2 "Landing banner", and what the product does at a glance. */
export function HomePage() {
  return (
    <>
      <PageHead
        title="Field service for companies and individuals"
        description="Callout keeps every job, visit and person of a service business in one place. 7 day free trial, no credit card required."
      />
      <Hero />
      <AssistStrip />
      <section className={classes.section}>
        <h2 className={classes.h2}>One job, from the call to the invoice</h2>
        <p className={classes.lead}>
          A job has one status, and it means the same in the list, on the job’s own page and on a phone. From each status only the steps
          that make sense are offered.
        </p>
        <JobPath />
      </section>
      <section className={classes.band}>
        <div className={`${classes.section} ${classes.split}`}>
          <div>
            <h2 className={classes.h2}>Nobody has to ask what happened</h2>
            <p className={classes.text}>
              Who assigned the visit, when work began, what was found and why the date moved: the timeline of a job keeps all of it, with
              the old value beside the new one.
            </p>
            <p className={classes.text}>
              <SiteLink to={paths.features()} className={classes.inline}>
                All features
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
          <h2 className={classes.h2}>Sums that agree to the cent</h2>
          <p className={classes.text}>
            Lines, discount, taxes and total are computed once, in whole cents. Tax-exempt lines stay exempt, and a discount is spread over
            the lines before the tax is worked out where your rules say so.
          </p>
          <p className={classes.text}>
            <SiteLink to={paths.article('sums-that-agree')} className={classes.inline}>
              How one cent goes missing, and how to keep it
            </SiteLink>
          </p>
        </div>
        <div>
          <TotalsPicture />
        </div>
      </section>
      <section className={classes.band}>
        <div className={classes.section}>
          <h2 className={classes.h2}>Try it with your own week</h2>
          <p className={classes.lead}>Set up alone or as a company with branches and staff. You choose your trades when you sign up.</p>
          <JoinActions>
            <SiteLink to={paths.pricing()} className={classes.secondary}>
              See the plans
            </SiteLink>
          </JoinActions>
        </div>
      </section>
    </>
  )
}
