import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { Link } from 'react-router'
import { PageTitle } from '../page/PageTitle.tsx'
import { StateBox } from '../states/StateBox.tsx'
import { type Back, backWords } from './back.ts'

/** Stands where a record stood until somebody deleted it. While its Undo is there, Undo brings it back. */
export function DeletedRecord({ noun, back }: { readonly noun: string; readonly back: Back }) {
  return (
    <>
      <PageTitle>{`Deleted ${noun}`}</PageTitle>
      <StateBox
        isPage
        icon={<IconTrash size={22} stroke={1.6} />}
        title={`This ${noun} was deleted`}
        role="status"
        action={
          <Button variant="default" component={Link} to={back.to} state={back.state}>
            {backWords(back)}
          </Button>
        }
      />
    </>
  )
}
