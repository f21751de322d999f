import { useState } from 'react'
import { isStorageBlocked } from '../../lib/preferences/storage.ts'
import classes from './PublicLayout.module.css'

/** What is missing where the browser keeps nothing for this site: everything works, but for being remembered. */
export function StorageNotice() {
  const [isBlocked] = useState(isStorageBlocked)
  if (!isBlocked) return null
  return (
    <p className={classes.notice} role="status">
      Your browser blocks site data for Callout. You can sign in, but you’ll be signed out when you reload or close this page. To stay
      signed in, allow site data for this site.
    </p>
  )
}
