import { lazy, type ReactNode, Suspense, useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { Wordmark } from '../../components/page/Wordmark.tsx'
import classes from './PublicLayout.module.css'
import { Link } from 'react-router'
import { isStorageBlocked } from '../../lib/preferences/storage.ts'

/** Notice that the browser doesn't store anything for this site. */
function StorageNotice() {
  const [isBlocked] = useState(isStorageBlocked)
  if (!isBlocked) return null
  return (
    <p className={classes.notice} role="status">
      Your browser blocks site data for Callout. You can sign in, but you’ll be signed out when you reload or close this page. To stay
      signed in, allow site data for this site.
    </p>
  )
}

const JobListIllustration = lazy(() => import('./JobListIllustration.tsx').then((module) => ({ default: module.JobListIllustration })))

interface PublicLayoutProps {
  readonly children: ReactNode
  /** For forms with several columns. */
  readonly isWide?: boolean
}

export function PublicLayout({ children, isWide = false }: PublicLayoutProps) {
  return (
    <div className={classes.page}>
      <div className={`stack ${classes.side}`}>
        <header>
          <Link to={paths.landing()} className={classes.brand} aria-label="Callout, home">
            <Wordmark size={28} />
          </Link>
        </header>
        <main className={classes.main} data-wide={isWide || undefined}>
          <StorageNotice />
          {children}
        </main>
        <footer className={`wrap ${classes.footer}`}>
          <Link to={paths.terms()}>Terms of Use</Link>
          <Link to={paths.privacy()}>Privacy Policy</Link>
        </footer>
      </div>
      <aside className={`stack ${classes.panel}`} aria-label="About Callout">
        <div className={classes.pitch}>
          <p className={classes.claim}>Every visit, every person, one list.</p>
          <p className={classes.text}>See what’s due, who’s on it and what it comes to.</p>
        </div>
        <div className={classes.picture}>
          <Suspense>
            <JobListIllustration />
          </Suspense>
        </div>
      </aside>
    </div>
  )
}
