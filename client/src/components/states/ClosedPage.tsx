import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { StateBox } from './StateBox.tsx'
import { PageTitle } from '../page/PageHeader.tsx'

interface ClosedPageProps {
  readonly title: string
  readonly back: { readonly to: string; readonly label: string }
  readonly children: string
}

/** A page that the user may not open: sends no query and explains why. */
export function ClosedPage({ title, back, children }: ClosedPageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <StateBox
        isPage
        icon={<IconLock size={22} stroke={1.6} />}
        title="You don’t have access to this"
        role="alert"
        action={
          <Button variant="default" component={Link} to={back.to}>
            Back to {back.label.toLowerCase()}
          </Button>
        }
      >
        {children}
      </StateBox>
    </>
  )
}
