import { paths } from '../../../shared/paths.ts'
import { AssistStrip } from '../AssistStrip.tsx'
import classes from '../content.module.css'
import { comforts, comingNext, features } from './features.tsx'
import { JoinActions } from '../JoinActions.tsx'
import { PageHead } from '../frame/PageHead.tsx'
import { SiteLink } from '../frame/SiteLink.tsx'

/** What the product does today, and what it will do next. */
export function FeaturesPage() {
  return (
    <>
      <PageHead
        title="Features"
        description="Job list with saved views and bulk actions, booking with totals, recurring jobs, ranked staff, timelines and undo: what Callout does today, and what’s next."
      />
      <section className={`${classes.section} ${classes.intro} ${classes.headline}`}>
        <h1 className={classes.h1}>Everything you need to run your jobs</h1>
        <p className={classes.lead}>This is what works from day one. At the end you’ll find what we’re building next.</p>
      </section>
      {features.map(({ id, title, points, Picture }, place) => (
        <section key={id} id={id} className={place % 2 ? classes.band : undefined}>
          <div className={`${classes.section} ${classes.split} ${place % 2 ? classes.flip : ''}`}>
            <div>
              <h2 className={classes.h2}>{title}</h2>
              <ul className={classes.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
            <div>
              <Picture />
            </div>
          </div>
        </section>
      ))}
      <section className={classes.section}>
        <h2 className={classes.h2}>And all the details</h2>
        <ul className={classes.grid}>
          {comforts.map(({ title, text }) => (
            <li key={title}>
              <h3 className={classes.h3}>{title}</h3>
              <p className={classes.text}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.band}>
        <div className={classes.section}>
          <div className={classes.headline}>
            <h2 className={classes.h2}>What’s next</h2>
            <p className={classes.lead}>We’re building these now. They aren’t in Callout yet.</p>
          </div>
          <ul className={`${classes.points} ${classes.coming}`}>
            {comingNext.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <JoinActions>
            <SiteLink to={paths.pricing()} className={classes.secondary}>
              See plans
            </SiteLink>
          </JoinActions>
        </div>
      </section>
      <AssistStrip />
    </>
  )
}
