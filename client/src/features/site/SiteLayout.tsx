import { Outlet, useLocation } from 'react-router'
import { useRouteStart } from '../../lib/navigation/useRouteStart.ts'
import { SiteFooter } from './frame/SiteFooter.tsx'
import { SiteHeader } from './frame/SiteHeader.tsx'
import classes from './SiteLayout.module.css'

const CONTENT_ID = 'content'

/** Header and footer of the public site (spec §2 "Public shell"). */
export function SiteLayout() {
  const { pathname } = useLocation()
  useRouteStart(CONTENT_ID)
  return (
    <div className={`stack ${classes.site}`}>
      <a href={`#${CONTENT_ID}`} className={classes.skip}>
        Skip to content
      </a>
      <SiteHeader key={pathname} />
      <main id={CONTENT_ID} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  )
}
