import { useChangesLost } from '../../lib/api/changes.ts'
import { useServerAway } from '../../lib/api/reach.ts'
import { SubscriptionBanner } from '../../features/plans/SubscriptionBanner.tsx'
import { Find } from '../find/Find.tsx'
import { Bell } from './bell/Bell.tsx'
import { BranchSwitcher } from './branch/BranchSwitcher.tsx'
import classes from './TopBar.module.css'
import { UserMenu } from './UserMenu.tsx'
import { useSessionValue } from '../../lib/session/session.ts'

export function TopBar() {
  const organization = useSessionValue('organization_name')
  const isLost = useChangesLost()
  const isAway = useServerAway()
  return (
    <header className={classes.bar} data-top-bar>
      <span className={classes.organization} dir="auto">
        {organization}
      </span>
      <BranchSwitcher place="bar" />
      <span className={classes.room} />
      {/* While the server is unreachable, the banner reports it. */}
      <span aria-live="polite" className={classes.lost} title="Changes made by others show when the connection is back.">
        {isLost && !isAway && 'Reconnecting…'}
      </span>
      <div className={classes.tools}>
        <Find />
        <SubscriptionBanner />
        <Bell />
        <UserMenu />
      </div>
    </header>
  )
}
