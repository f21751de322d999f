import { paths } from '../../shared/paths.ts'
import content from './content.module.css'
import classes from './Hero.module.css'
import { JoinActions } from './JoinActions.tsx'
import { JobListPicture } from './pictures/JobListPicture.tsx'
import { PhonePicture } from './pictures/PhonePicture.tsx'
import { SiteLink } from './SiteLink.tsx'

/** The landing banner of spec §2. */
export function Hero() {
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <h1 className={classes.title}>Grow Your Business With Us.</h1>
        <p className={content.lead}>
          Callout keeps every job, visit and person of a service business in one place, so that you can take on more work and lose track of
          none of it.
        </p>
        <JoinActions>
          <SiteLink to={paths.features()} className={content.secondary}>
            See what it does
          </SiteLink>
        </JoinActions>
      </div>
      <div className={classes.pictures}>
        <JobListPicture />
        <div className={classes.phone}>
          <PhonePicture />
        </div>
      </div>
    </section>
  )
}
