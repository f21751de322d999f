import { Button } from '@mantine/core'
import { IconMapPinOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { StateBox } from '../components/states/StateBox.tsx'
import { PageTitle } from '../components/page/PageHeader.tsx'

export function NotFoundPage() {
  return (
    <>
      <PageTitle>Page not found</PageTitle>
      <StateBox
        isPage
        icon={<IconMapPinOff size={22} stroke={1.6} />}
        title="Page not found"
        action={
          <Button variant="default" component={Link} to={paths.jobs()}>
            Go to jobs
          </Button>
        }
      >
        Check the address, or go back to your jobs.
      </StateBox>
    </>
  )
}
