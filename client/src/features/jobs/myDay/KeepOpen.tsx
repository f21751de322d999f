import { IconCloudOff } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useServerAway } from '../../../lib/api/reach.ts'
import { useIsPrecached } from './useIsPrecached.ts'
import classes from './MyDay.module.css'

/** Warns, and asks before the page unloads, while the app is offline and not precached: a reload would fail. */
export function KeepOpen() {
  const isAway = useServerAway()
  const isAlone = !useIsPrecached() && isAway
  useEffect(() => {
    if (!isAlone) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAlone])
  return (
    <div role="status">
      {isAlone && (
        <p className={classes.alone}>
          <IconCloudOff size={18} aria-hidden />
          Keep this page open until you’re back online. This phone can’t reload it yet. Your work is saved.
        </p>
      )}
    </div>
  )
}
