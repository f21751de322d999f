import { useId } from 'react'
import { zoneWords } from './zoneWords.ts'
import { zoneName } from './zoneName.ts'
import classes from './ZoneNote.module.css'

/** Whose clock counts, in short, where this device has another; in full on hover, on focus and when read out. */
export function ZoneNote({ zone }: { readonly zone: string }) {
  const id = useId()
  const words = zoneWords(zone)
  if (!words) return null
  return (
    <span className={classes.zone}>
      <button type="button" aria-describedby={id}>
        {zoneName(zone)}
      </button>
      <span id={id} role="tooltip" className={classes.words}>
        {words}
      </span>
    </span>
  )
}
