import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../../shared/paths.ts'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { useMayBook } from '../form/useMayBook.ts'

/** A list without any job at all: the first one is the next step of whoever may book it. */
export function FirstJob() {
  if (useMayBook() !== true) return <EmptyState>Jobs will show up here.</EmptyState>
  return (
    <EmptyState
      action={
        <Button component={Link} to={paths.newJob()} h={44}>
          Book your first job
        </Button>
      }
    >
      Your jobs will show up here, ready to assign, track and finish.
    </EmptyState>
  )
}
