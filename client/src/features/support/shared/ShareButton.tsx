import { Button } from '@mantine/core'
import { useState } from 'react'
import { paths } from '../../../lib/paths.ts'
import { shareAddress } from './shareAddress.ts'

/** Shares the address of the product. */
export function ShareButton() {
  const [outcome, setOutcome] = useState('')
  return (
    <>
      <Button onClick={() => void shareAddress(`${window.location.origin}${paths.landing()}`).then(setOutcome)}>Share Callout</Button>
      <p role="status">{outcome}</p>
    </>
  )
}
