import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { Link } from 'react-router'
import { PageTitle } from '../../../shared/ui/PageTitle.tsx'
import { StateBox } from '../../../shared/ui/StateBox.tsx'

/** Stands where a job stood until somebody deleted it. While its Undo is there, Undo brings it back. */
export function DeletedJob({ back }: { readonly back: { readonly to: string } }) {
  return (
    <>
      <PageTitle>Deleted job</PageTitle>
      <StateBox
        isPage
        icon={<IconTrash size={22} stroke={1.6} />}
        title="This job was deleted"
        role="status"
        action={
          <Button variant="default" component={Link} to={back.to}>
            Back to jobs
          </Button>
        }
      />
    </>
  )
}
