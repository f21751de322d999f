import { useState } from 'react'
import { shareAddress } from '../../support/contact/shareAddress.ts'
import { paths } from '../../../lib/paths.ts'
import classes from '../content.module.css'

export function ShareButton() {
  const [outcome, setOutcome] = useState('')
  const url = `${window.location.origin}${paths.landing()}`
  return (
    <>
      <div className={`wrap ${classes.actions}`}>
        <button type="button" className={classes.primary} onClick={() => void shareAddress(url).then(setOutcome)}>
          Share Callout
        </button>
      </div>
      <p role="status" className={classes.small}>
        {outcome}
      </p>
    </>
  )
}
