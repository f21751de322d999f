import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '../../../shared/paths.ts'
import { PageTitle } from '../../../shared/ui/PageTitle.tsx'
import { StateBox } from '../../../shared/ui/StateBox.tsx'

interface MayNotBookProps {
  /** Of the page that stays closed. */
  readonly title: string
  /** Who may. */
  readonly children: string
}

/** The page of a job's form for those who may neither book nor change jobs. */
export function MayNotBook({ title, children }: MayNotBookProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <StateBox
        isPage
        icon={<IconLock size={22} stroke={1.6} />}
        title="You don’t have access to this"
        role="alert"
        action={
          <Button variant="default" component={Link} to={paths.jobs()}>
            Back to jobs
          </Button>
        }
      >
        {children}
      </StateBox>
    </>
  )
}
