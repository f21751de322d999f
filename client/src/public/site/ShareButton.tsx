import { useState } from 'react'
import { paths } from '../../shared/paths.ts'
import classes from './content.module.css'

const wasCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Shares the address of the product by the means of the device; where it has none, copies it. */
async function share(url: string): Promise<string> {
  try {
    if (!navigator.share) {
      await navigator.clipboard.writeText(url)
      return 'Link copied'
    }
    await navigator.share({ title: 'Callout', url })
    return ''
  } catch (error) {
    return wasCancelled(error) ? '' : `Copy this link: ${url}`
  }
}

export function ShareButton() {
  const [outcome, setOutcome] = useState('')
  const url = `${window.location.origin}${paths.landing()}`
  return (
    <>
      <div className={classes.actions}>
        <button type="button" className={classes.primary} onClick={() => void share(url).then(setOutcome)}>
          Share Callout
        </button>
      </div>
      <p role="status" className={classes.small}>
        {outcome}
      </p>
    </>
  )
}
