import { skipToken } from '@apollo/client/react'
import { IconBell } from '@tabler/icons-react'
import { NavLink } from 'react-router'
import { useIsIdle } from '../../../lib/whenIdle.ts'
import { paths } from '../../../lib/paths.ts'
import classes from './Bell.module.css'
import { useBellQuery } from './bell.generated.ts'

const MOST_SHOWN = 99

function useUnread(): number {
  const { data } = useBellQuery(useIsIdle() ? {} : skipToken)
  return data?.notifications.unreadCount ?? 0
}

export function Bell() {
  const unread = useUnread()
  return (
    <NavLink
      to={paths.notifications()}
      className={classes.bell ?? ''}
      aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
      title="Notifications"
    >
      <IconBell size={18} stroke={1.8} aria-hidden />
      {unread > 0 && (
        <span className={classes.count} aria-hidden>
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </NavLink>
  )
}
