import { Suspense, useDeferredValue } from 'react'
import { usePathname } from '../../shared/navigation/address.ts'
import { lazyPageAt } from './lazyPages.ts'
import { SiteFooter } from './frame/SiteFooter.tsx'
import { SiteHeader } from './frame/SiteHeader.tsx'
import classes from './SiteRoot.module.css'
import { CONTENT_ID, useSiteStart } from './useSiteStart.ts'

/** The public site (spec §2 "Public shell"). The old page stays until the next one is there. */
export function SiteRoot() {
  const pathname = useDeferredValue(usePathname())
  const Page = lazyPageAt(pathname)
  useSiteStart(pathname)
  return (
    <div className={classes.site}>
      <a href={`#${CONTENT_ID}`} className={classes.skip}>
        Skip to content
      </a>
      <SiteHeader key={pathname} />
      <main id={CONTENT_ID} tabIndex={-1} className={classes.main}>
        <Suspense fallback={null}>
          <Page key={pathname} />
        </Suspense>
      </main>
      <SiteFooter />
    </div>
  )
}
