import { paths } from '../../shared/paths.ts'
import classes from './content.module.css'
import { PageHead } from './PageHead.tsx'
import { SiteLink } from './SiteLink.tsx'

/** An address of the public site at which there is nothing. */
export function NotFoundPage() {
  return (
    <section className={`${classes.section} ${classes.prose}`}>
      <PageHead title="Page not found" description="There is no page at this address." />
      <h1 className={classes.h1}>There is no such page</h1>
      <p className={classes.lead}>The address may be mistyped, or the page has moved.</p>
      <div className={classes.actions}>
        <SiteLink to={paths.landing()} className={classes.primary}>
          Go to the start
        </SiteLink>
        <SiteLink to={paths.contact()} className={classes.secondary}>
          Contact support
        </SiteLink>
      </div>
    </section>
  )
}
