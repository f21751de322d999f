import { useId } from 'react'
import { formatZone } from './zoneText.ts'
import { zoneName } from './zoneName.ts'
import classes from './ZoneNote.module.css'

/** Short name of the account's zone if the device's differs; in full on hover, focus and for screen readers. */
export function ZoneNote({ zone }: { readonly zone: string }) {
  const id = useId()
  const text = formatZone(zone)
  if (!text) return null
  return (
    <span className={classes.zone}>
      <button type="button" aria-describedby={id}>
        {zoneName(zone)}
      </button>
      <span id={id} role="tooltip" className={classes.text}>
        {text}
      </span>
    </span>
  )
}
