import { FREE_TRIAL_DAYS } from '@callout/contracts/constants'
import { paths } from '../../../lib/paths.ts'
import { AssistStrip } from '../AssistStrip.tsx'
import classes from '../content.module.css'
import { areas, comforts, features } from './features.tsx'
import page from './features.module.css'
import { JoinActions } from '../JoinActions.tsx'
import { PageHead } from '../frame/PageHead.tsx'
import { SiteLink } from '../frame/SiteLink.tsx'

/** The product's features. Every claim names the pages that prove it (`features.tsx`). */
export function FeaturesPage() {
  return (
    <>
      <PageHead
        title="Features"
        description="Dispatch board and map, booking, recurring jobs, customers, job forms, invoices, payments, earnings and customer messages in one app."
      />
      <section className={`${classes.section} ${classes.intro} ${classes.headline}`}>
        <h1 className={classes.h1}>What Callout does, and for whom</h1>
        <p className={classes.lead}>
          From the first call to the last payment. Try all of it free for {FREE_TRIAL_DAYS} days; the prices are on the{' '}
          <SiteLink to={paths.pricing()} className={classes.inline}>
            pricing page
          </SiteLink>
          .
        </p>
      </section>
      {areas.map(({ name, audience, claims }) => (
        <section key={name} className={page.area}>
          <div>
            <h2 className={page.name}>{name}</h2>
            <p className={classes.small}>{audience}</p>
          </div>
          <ClaimList claims={claims} />
        </section>
      ))}
      <div className={page.end} />
      {features.map(({ id, title, points, Picture }, index) => (
        <section key={id} id={id} className={index % 2 ? undefined : classes.band}>
          <div className={`${classes.section} ${classes.split} ${index % 2 ? classes.flip : ''}`}>
            <div>
              <h2 className={classes.h2}>{title}</h2>
              <ul className={classes.points}>
                {points.map(({ text }) => (
                  <li key={text}>{text}</li>
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
        <ClaimList claims={comforts} isGrid />
      </section>
      <section className={classes.band}>
        <div className={`${classes.section} ${classes.headline}`}>
          <h2 className={classes.h2}>See it with your own jobs</h2>
          <div>
            <JoinActions>
              <SiteLink to={paths.pricing()} className={classes.secondary}>
                See plans
              </SiteLink>
            </JoinActions>
          </div>
        </div>
      </section>
      <AssistStrip />
    </>
  )
}

interface ClaimListProps {
  readonly claims: typeof comforts
  readonly isGrid?: boolean
}

function ClaimList({ claims, isGrid = false }: ClaimListProps) {
  return (
    <ul className={isGrid ? classes.grid : page.claims}>
      {claims.map(({ title, text }) => (
        <li key={title}>
          <h3 className={classes.h3}>{title}</h3>
          <p className={classes.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
