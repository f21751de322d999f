import { Panel } from '../../kit/record/Parts.tsx'
import classes from '../../kit/record/Record.module.css'

/** How to get in, where whoever stands before the door reads it first. */
export function AccessNote({ property }: { readonly property: { readonly accessNotes: string | null } | null }) {
  if (!property?.accessNotes) return null
  return (
    <Panel title="Access">
      <p className={classes.note} dir="auto">
        {property.accessNotes}
      </p>
    </Panel>
  )
}
