import { paths } from '../../../lib/paths.ts'
import classes from '../content.module.css'
import { PageHead } from '../frame/PageHead.tsx'
import { SiteLink } from '../frame/SiteLink.tsx'

export function NotFoundPage() {
  return (
    <section className={`${classes.section} ${classes.prose}`}>
      <PageHead title="Page not found" description="There’s nothing at this address." />
      <h1 className={classes.h1}>Page not found</h1>
      <p className={classes.lead}>Check the address, or start from the home page.</p>
      <div className={`wrap ${classes.actions}`}>
        <SiteLink to={paths.landing()} className={classes.primary}>
          Go to home page
        </SiteLink>
        <SiteLink to={paths.contact()} className={classes.secondary}>
          Contact support
        </SiteLink>
      </div>
    </section>
  )
}
