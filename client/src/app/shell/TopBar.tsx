import { useChangesLost } from '../../lib/api/changes.ts'
import { useServerAway } from '../../lib/api/reach.ts'
import { SubscriptionBanner } from '../../features/plans/SubscriptionBanner.tsx'
import { CommandPalette } from '../../features/commandPalette/CommandPalette.tsx'
import { useNavigation } from '../navigation.ts'
import { Bell } from './bell/Bell.tsx'
import { BranchSwitcher } from './branch/BranchSwitcher.tsx'
import { useBranchName } from './branch/useBranchName.ts'
import classes from './TopBar.module.css'
import { ShortcutSheet } from './ShortcutSheet.tsx'
import { UserMenu } from './UserMenu.tsx'
import { useSessionValue } from '../../lib/session/session.ts'

export function TopBar() {
  const organization = useSessionValue('organization_name')
  const isLost = useChangesLost()
  const isAway = useServerAway()
  const areas = useNavigation().flatMap((group) => group.areas)
  return (
    <header className={`row ${classes.bar}`} data-top-bar>
      <span className={`shrink ellipsis ${classes.organization}`} dir="auto">
        {organization}
      </span>
      <BranchSwitcher place="bar" />
      <span className={classes.room} />
      {/* While the server is unreachable, the banner reports it. */}
      <span aria-live="polite" className={classes.lost} title="Changes made by others show when the connection is back.">
        {isLost && !isAway && 'Reconnecting…'}
      </span>
      <div className={`row ${classes.tools}`}>
        <CommandPalette areas={areas} branchName={useBranchName()} />
        <ShortcutSheet />
        <SubscriptionBanner />
        <Bell />
        <UserMenu />
      </div>
    </header>
  )
}
