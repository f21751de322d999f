import { Menu, type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconHelpCircle, IconKey, IconLogout, IconUser } from '@tabler/icons-react'
import { Link } from 'react-router'
import { AvailabilityItems } from '../../features/profile/AvailabilityItems.tsx'
import { currentAddress } from '../../lib/navigation/address.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonMenu } from '../../components/overlays/ButtonMenu.ts'
import type { PopupOfButton } from '../../components/overlays/usePopupButton.ts'
import classes from './UserMenu.module.css'
import { signOut } from '../../lib/navigation/sessionMoves.ts'

const schemes: Record<MantineColorScheme, string> = { auto: 'System', light: 'Light', dark: 'Dark' }

function ColorSchemeItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  return (
    <>
      <Menu.Label>Theme</Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(value as MantineColorScheme)}>
        {Object.entries(schemes).map(([scheme, label]) => (
          <Menu.RadioItem key={scheme} value={scheme}>
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}

interface UserMenuItemsProps {
  readonly popup: PopupOfButton
  readonly name: string
  readonly email: string
  readonly role: string
}

export function UserMenuItems({ popup, name, email, role }: UserMenuItemsProps) {
  return (
    <ButtonMenu {...popup} width={264}>
      <div className={`stack ${classes.who}`}>
        <span className={`bold ${classes.whoName}`} dir="auto">
          {name}
        </span>
        <span>{email}</span>
        {role && <span>{role}</span>}
      </div>
      <Menu.Divider />
      <AvailabilityItems />
      <ColorSchemeItems />
      <Menu.Divider />
      <Menu.Item component={Link} to={paths.profile()} leftSection={<IconUser size={16} stroke={1.7} aria-hidden />}>
        Your profile
      </Menu.Item>
      <Menu.Item component={Link} to={paths.changePassword()} leftSection={<IconKey size={16} stroke={1.7} aria-hidden />}>
        Change password
      </Menu.Item>
      <Menu.Item
        component={Link}
        to={paths.help()}
        state={{ from: currentAddress() }}
        leftSection={<IconHelpCircle size={16} stroke={1.7} aria-hidden />}
      >
        Help and support
      </Menu.Item>
      <Menu.Item leftSection={<IconLogout size={16} stroke={1.7} aria-hidden />} onClick={() => void signOut()}>
        Sign out
      </Menu.Item>
    </ButtonMenu>
  )
}
