import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import { Button } from '@mantine/core'
import { GrowingTextarea } from '../../page/GrowingTextarea.tsx'
import classes from './Timeline.module.css'
import { noteField } from './notes.ts'

/** Skeleton with the form's size. */
const NoteFrame = () => (
  <div className={classes.composer} inert aria-hidden>
    <GrowingTextarea {...noteField} />
    <Button variant="default">Add note</Button>
  </div>
)

/** The note form, loaded lazily after the record. */
export const NoteComposer = lazyWithPreload(async () => (await import('./NoteForm.tsx')).NoteForm, NoteFrame)
