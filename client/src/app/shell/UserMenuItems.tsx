import { IconHelpCircle, IconKey, IconLogout, IconUser } from '@tabler/icons-react'
import { AvailabilityItems } from '../../features/profile/AvailabilityItems.tsx'
import { currentAddress } from '../../shared/navigation/address.ts'
import { signOut } from '../../shared/navigation/signOut.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonMenu } from '../../shared/ui/overlays/ButtonMenu.tsx'
import type { PopupOfButton } from '../../shared/ui/overlays/usePopupButton.ts'
import { ColorSchemeItems } from './ColorSchemeItems.tsx'
import classes from './UserMenu.module.css'
import { Menu } from '../../shared/menu/Menu.tsx'

interface UserMenuItemsProps {
  readonly popup: PopupOfButton
  readonly name: string
  readonly email: string
  readonly role: string
}

/** What opens below the account's button. */
export function UserMenuItems({ popup, name, email, role }: UserMenuItemsProps) {
  return (
    <ButtonMenu {...popup} width={264}>
      <div className={classes.who}>
        <span className={classes.whoName} dir="auto">
          {name}
        </span>
        <span>{email}</span>
        {role && <span>{role}</span>}
      </div>
      <Menu.Divider />
      <AvailabilityItems />
      <ColorSchemeItems />
      <Menu.Divider />
      <Menu.LinkItem to={paths.profile()} leftSection={<IconUser size={16} stroke={1.7} aria-hidden />}>
        Your profile
      </Menu.LinkItem>
      <Menu.LinkItem to={paths.changePassword()} leftSection={<IconKey size={16} stroke={1.7} aria-hidden />}>
        Change password
      </Menu.LinkItem>
      <Menu.LinkItem
        to={paths.help()}
        state={{ from: currentAddress() }}
        leftSection={<IconHelpCircle size={16} stroke={1.7} aria-hidden />}
      >
        Help and support
      </Menu.LinkItem>
      <Menu.Item leftSection={<IconLogout size={16} stroke={1.7} aria-hidden />} onClick={() => void signOut()}>
        Sign out
      </Menu.Item>
    </ButtonMenu>
  )
}
