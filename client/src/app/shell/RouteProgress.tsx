import { useNavigation } from 'react-router'
import classes from './RouteProgress.module.css'

/** A thin line while the next page is on its way; it waits a moment, so that quick changes show none. */
export function RouteProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className={classes.line} role="progressbar" aria-label="Loading page" />
}
