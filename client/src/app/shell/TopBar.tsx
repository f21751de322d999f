import { Link } from 'react-router'
import { paths } from '../../shared/paths.ts'
import { useSessionValue } from '../../shared/session/useSessionValue.ts'
import { Wordmark } from '../../shared/ui/Wordmark.tsx'
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
      <Link to={paths.home()} className={classes.brand} aria-label="Callout, home">
        <Wordmark size={28} hasName={false} />
      </Link>
      <span className={classes.organization} dir="auto">
        {organization}
      </span>
      <BranchSwitcher place="bar" />
      <span className={classes.room} />
      <Find />
      <div ref={useBarTools()} className={classes.tools}>
        <SubscriptionBanner />
        <UserMenu />
      </div>
    </header>
  )
}
