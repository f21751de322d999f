import { Button } from '@mantine/core'
import { IconHourglassLow } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { plansAddress } from '../../lib/plansAddress.ts'
import { useHasAuthority } from '../../lib/session/useAuthority.ts'
import { PageTitle } from '../page/PageHeader.tsx'
import { StateBox } from './StateBox.tsx'

interface EndedPageProps {
  readonly title: string
  readonly ended: 'TRIAL_ENDED' | 'EXPIRED'
  readonly back: { readonly to: string; readonly label: string }
}

const titles = { TRIAL_ENDED: 'Your free trial has ended', EXPIRED: 'Your subscription has expired' } as const

/** Replaces a form that can't be saved without a plan. */
export function EndedPage({ title, ended, back }: EndedPageProps) {
  const { pathname, search } = useLocation()
  const mayChoose = useHasAuthority('manage_subscription')
  const action = mayChoose ? (
    <Button component={Link} to={plansAddress()} state={{ from: pathname + search }}>
      See plans
    </Button>
  ) : (
    <Button variant="default" component={Link} to={back.to}>
      Back to {back.label.toLowerCase()}
    </Button>
  )
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <StateBox isPage icon={<IconHourglassLow size={22} stroke={1.6} />} title={titles[ended]} role="alert" action={action}>
        Your jobs, customers and invoices are safe.{' '}
        {mayChoose ? 'Choose a plan to keep working.' : 'Ask the account owner to choose a plan.'}
      </StateBox>
    </>
  )
}
