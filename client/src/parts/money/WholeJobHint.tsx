import { allVisitsWords } from './sumLabels.ts'
import { useVisitsOfTotal } from './useVisitsOfTotal.ts'
import classes from './Money.module.css'

/** That line items are of the job and not of each visit. Nothing where there is one visit. */
export function WholeJobHint() {
  const visits = useVisitsOfTotal()
  if (visits !== null && visits < 2) return null
  return <p className={classes.hint}>Line items are for the whole job, {allVisitsWords(visits)} together.</p>
}
