import { messages } from '@callout/contracts/text/messages'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCloudOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Link, useLocation, useRouteError } from 'react-router'
import { useServerAway } from '../lib/api/reach.ts'
import { paths } from '../lib/paths.ts'
import { StateBox } from '../components/states/StateBox.tsx'
import { PageTitle } from '../components/page/PageHeader.tsx'

/** Browser messages of failed dynamic imports. */
const missingPart = /dynamically imported module|importing a module script|failed to fetch|load failed|preload/i

/** Offline, a page whose code is not cached; retries once online. */
function NotHere() {
  const isAway = useServerAway()
  useEffect(() => {
    if (!isAway) window.location.reload()
  }, [isAway])
  return (
    <>
      <PageTitle>No network</PageTitle>
      <StateBox
        isPage
        icon={<IconCloudOff size={22} stroke={1.6} />}
        title="Open this page once while online"
        role="alert"
        action={
          <Button component={Link} to="/">
            Go to today
          </Button>
        }
      >
        It isn’t saved on this device yet. It opens when you’re back online. Your earlier work is saved.
      </StateBox>
    </>
  )
}

function Broken() {
  const { pathname } = useLocation()
  return (
    <>
      <PageTitle>{messages.somethingWrong}</PageTitle>
      <StateBox
        isPage
        icon={<IconAlertTriangle size={22} stroke={1.6} />}
        title={messages.somethingWrong}
        role="alert"
        action={
          <>
            {pathname !== paths.jobs() && (
              <Button variant="default" component={Link} to={paths.jobs()}>
                Go to jobs
              </Button>
            )}
            <Button variant="default" component={Link} to={paths.helpContact(pathname)}>
              Contact support
            </Button>
            <Button onClick={() => window.location.reload()}>Reload</Button>
          </>
        }
      >
        This page couldn’t be shown. Your saved work is safe.
      </StateBox>
    </>
  )
}

/** The render-error boundary of a page (spec §2). */
export function RouteError() {
  const error = useRouteError()
  const isAway = useServerAway()
  const [wasAway] = useState(isAway || !navigator.onLine)
  return wasAway && error instanceof Error && missingPart.test(error.message) ? <NotHere /> : <Broken />
}
