import { IconKey } from '@tabler/icons-react'
import classes from '../../kit/record/Record.module.css'

/** How to get in, where whoever stands before the door reads it first. */
export function AccessNote({ property }: { readonly property: { readonly accessNotes: string | null } | null }) {
  if (!property?.accessNotes) return null
  return (
    <p className={classes.note}>
      <IconKey size={16} aria-hidden /> <strong>Access:</strong> <bdi>{property.accessNotes}</bdi>
    </p>
  )
}
