import { Outlet, useLocation } from 'react-router'
import { FirstDaySource } from '../../components/fields/days/firstDay.ts'
import { AwayBanner } from './AwayBanner.tsx'
import { BottomBar } from './BottomBar.tsx'
import classes from './Shell.module.css'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'
import { useAccount } from '../useAccount.ts'
import { useRouteStart } from '../../lib/navigation/useRouteStart.ts'
import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { ClosedPage } from '../../components/states/ClosedPage.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { useClosedArea, useIsTeamPage } from '../navigation.ts'
import { useCompanyFirstDay } from '../../features/settings/lookups/useCalendarSettings.ts'
import { OfflineWork } from './OfflineWork.tsx'
import { BackClosesDialog } from '../../components/overlays/useBackBlocker.tsx'
import { UnsavedInputGuard } from './UnsavedInputGuard.tsx'

const home = { to: paths.home(), label: 'Home' } as const

/** Renders a page unless its area is closed to the signed-in user: then it sends no query and explains why. */
function AreaGate({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const area = useClosedArea()(pathname)
  const isTeamPage = useIsTeamPage()(pathname)
  if (isTeamPage) return <NotFoundPage />
  if (!area) return children
  return (
    <ClosedPage title={area.label} back={home}>
      {`You don’t have permission to see ${area.label.toLowerCase()}. Ask the owner for access.`}
    </ClosedPage>
  )
}

const MAIN_ID = 'main'

export function Shell() {
  useAccount()
  useRouteStart(MAIN_ID)
  return (
    <div className={classes.shell}>
      <a href={`#${MAIN_ID}`} className={classes.skip}>
        Skip to content
      </a>
      <Sidebar />
      <div className="stack shrink">
        <TopBar />
        <AwayBanner />
        <OfflineWork />
        <UnsavedInputGuard />
        <BackClosesDialog />
        <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
          <FirstDaySource value={useCompanyFirstDay}>
            <AreaGate>
              <Outlet />
            </AreaGate>
          </FirstDaySource>
        </main>
      </div>
      <BottomBar />
    </div>
  )
}
