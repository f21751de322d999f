import { Loader } from '@mantine/core'
import { useServerAway } from '../../lib/api/reach.ts'
import classes from './AwayBanner.module.css'

/** Says that the server is unreachable; disappears on recovery. */
export function AwayBanner() {
  const isAway = useServerAway()
  return (
    <div role="status" className={classes.area}>
      {isAway && (
        <p className={classes.banner}>
          <Loader size={14} color="currentColor" aria-hidden />
          Can’t reach the server. Trying again…
        </p>
      )}
    </div>
  )
}
