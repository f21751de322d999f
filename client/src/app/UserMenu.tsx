import { Menu, UnstyledButton } from '@mantine/core'
import { userType } from '@callout/contracts/profile/userType'
import { IconChevronDown, IconKey, IconLogout } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '../shared/paths.ts'
import { leaveToLogin } from '../shared/navigation/sessionMoves.ts'
import { useSessionValue } from '../shared/session/useSessionValue.ts'
import { ColorSchemeItems } from './ColorSchemeItems.tsx'
import { initialsOf } from './initialsOf.ts'
import classes from './UserMenu.module.css'

const roleOf = (type: string | null): string => (type && type in userType ? userType[type as keyof typeof userType].label : '')

/** Who is signed in, the colour scheme, and the way out. */
export function UserMenu() {
  const name = useSessionValue('authName') ?? ''
  const email = useSessionValue('authEmail') ?? ''
  const role = roleOf(useSessionValue('userType'))
  return (
    <Menu width={264}>
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={`Account of ${name}`}>
          <span className={classes.avatar} data-initials={initialsOf(name || email)} aria-hidden />
          <span className={classes.name}>{name}</span>
          <IconChevronDown size={14} stroke={2} className={classes.chevron} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <span className={classes.whoName}>{name}</span>
          <span>{email}</span>
          {role && <span>{role}</span>}
        </div>
        <Menu.Divider />
        <ColorSchemeItems />
        <Menu.Divider />
        <Menu.Item component={Link} to={paths.changePassword()} leftSection={<IconKey size={16} stroke={1.7} aria-hidden />}>
          Change password
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.7} aria-hidden />} onClick={() => leaveToLogin()}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
