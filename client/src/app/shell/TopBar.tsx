import { useSessionValue } from '../../shared/session/useSessionValue.ts'
import { useBarTools } from '../../shared/toasts/useBarTools.ts'
import { SubscriptionBanner } from '../../features/plans/SubscriptionBanner.tsx'
import { Find } from '../find/Find.tsx'
import { BranchSwitcher } from './branch/BranchSwitcher.tsx'
import classes from './TopBar.module.css'
import { UserMenu } from './UserMenu.tsx'

export function TopBar() {
  const organization = useSessionValue('organization_name')
  return (
    <header className={classes.bar} data-top-bar>
      <span className={classes.organization} dir="auto">
        {organization}
      </span>
      <BranchSwitcher place="bar" />
      <span className={classes.room} />
      <div ref={useBarTools()} className={classes.tools}>
        <Find />
        <SubscriptionBanner />
        <UserMenu />
      </div>
    </header>
  )
}
