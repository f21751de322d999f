import { messages } from '@callout/contracts/messages'
import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { paths } from '../shared/paths.ts'
import { PageTitle } from '../shared/ui/PageTitle.tsx'
import { StateBox } from '../shared/ui/StateBox.tsx'

/** A page that cannot be shown (spec §2, render-error boundary): the shell stays, and there are ways out. */
export function RouteError() {
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
