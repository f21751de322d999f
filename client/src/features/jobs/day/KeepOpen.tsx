import { IconCloudOff } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useServerAway } from '../../../shared/api/reach.ts'
import { useKeptParts } from './keptParts.ts'
import classes from './MyDay.module.css'

/**
 * Without network, before this device has kept the product: a page that is loaded anew would not come back. Says so, and lets the
 * browser ask before it is left.
 */
export function KeepOpen() {
  const isAway = useServerAway()
  const isAlone = useKeptParts() === 'nothing' && isAway
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
