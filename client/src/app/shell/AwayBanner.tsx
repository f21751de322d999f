import { Loader } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { useDeviceOffline, useServerAway } from '../../lib/api/reach.ts'
import { useFormat } from '../../lib/format/useFormat.ts'
import { useCopyTime } from '../../lib/offline/copyTime.ts'
import classes from './AwayBanner.module.css'

function AsOf() {
  const format = useFormat()
  const at = useCopyTime(useLocation().pathname)
  return at !== null && <span>{format.asOf(at)}</span>
}

export function AwayBanner() {
  const isAway = useServerAway()
  const isOffline = useDeviceOffline()
  return (
    <div role="status" className={classes.area}>
      {isAway && (
        <p className={`row ${classes.banner}`}>
          {isOffline ? <IconCloudOff size={16} aria-hidden /> : <Loader size={14} color="currentColor" aria-hidden />}
          <span>{isOffline ? 'You’re offline' : 'Can’t reach the server. Trying again…'}</span>
          <AsOf />
        </p>
      )}
    </div>
  )
}
