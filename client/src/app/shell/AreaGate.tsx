import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link, Outlet, useLocation } from 'react-router'
import { paths } from '../../shared/paths.ts'
import { PageTitle } from '../../shared/ui/PageTitle.tsx'
import { StateBox } from '../../shared/ui/StateBox.tsx'
import { type Area, useClosedArea } from '../navigation.ts'

function ClosedArea({ area: { label } }: { readonly area: Area }) {
  return (
    <>
      <PageTitle>{label}</PageTitle>
      <StateBox
        isPage
        icon={<IconLock size={22} stroke={1.6} />}
        title="You don’t have access to this"
        role="alert"
        action={
          <Button variant="default" component={Link} to={paths.home()}>
            Back to home
          </Button>
        }
      >
        You don’t have permission to see {label.toLowerCase()}. Ask the owner for access.
      </StateBox>
    </>
  )
}

/** The pages, but for those in areas that are closed to the signed-in user: they ask nothing, and say why. */
export function AreaGate() {
  const area = useClosedArea()(useLocation().pathname)
  return area ? <ClosedArea area={area} /> : <Outlet />
}
