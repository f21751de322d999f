import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import { Button } from '@mantine/core'
import { GrowingTextarea } from '../../page/GrowingTextarea.tsx'
import classes from './Timeline.module.css'
import { noteField } from './notes.ts'

/** As large as what comes in its place. */
const NoteFrame = () => (
  <div className={classes.composer} inert aria-hidden>
    <GrowingTextarea {...noteField} />
    <Button variant="default">Add note</Button>
  </div>
)

/** A place to add a note. Forms come after the record: nobody has to wait for them to read it. */
export const NoteComposer = lazyWithPreload(async () => (await import('./NoteForm.tsx')).NoteForm, NoteFrame)
