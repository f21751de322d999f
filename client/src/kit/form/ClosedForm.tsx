import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { PageTitle } from '../../shared/ui/PageTitle.tsx'
import { StateBox } from '../../shared/ui/StateBox.tsx'

interface ClosedFormProps {
  /** Of the page that stays closed. */
  readonly title: string
  readonly back: { readonly to: string; readonly label: string }
  /** Who may. */
  readonly children: string
}

/** The page of a form for those who may not use it. */
export function ClosedForm({ title, back, children }: ClosedFormProps) {
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
