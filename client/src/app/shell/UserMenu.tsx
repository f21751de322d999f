import { UnstyledButton } from '@mantine/core'
import { userType } from '@callout/contracts/profile/userType'
import { IconChevronDown } from '@tabler/icons-react'
import { usePopupButton } from '../../components/overlays/usePopupButton.ts'
import classes from './UserMenu.module.css'
import { useSessionValue } from '../../lib/session/session.ts'
import { UserMenuItems } from './lazyShellPopups.ts'

function initialsOf(name: string): string {
  const texts = name.split('@')[0]?.split(/\s+/).filter(Boolean) ?? []
  const letters = [texts.at(0), texts.length > 1 ? texts.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toUpperCase()
}

const roleOf = (type: string | null): string => Object.values(userType).find(({ code }) => code === type)?.label ?? ''

export function UserMenu() {
  const name = useSessionValue('authName') ?? ''
  const email = useSessionValue('authEmail') ?? ''
  const role = roleOf(useSessionValue('userType'))
  const { buttonProps, popup } = usePopupButton('menu', [UserMenuItems])
  return (
    <>
      <UnstyledButton {...buttonProps} className={classes.button} aria-label={`Account: ${name}`}>
        <span className={classes.avatar} data-initials={initialsOf(name || email)} aria-hidden />
        <span className={`ellipsis ${classes.name}`} dir="auto">
          {name}
        </span>
        <IconChevronDown size={14} stroke={2} className={`dim ${classes.chevron}`} aria-hidden />
      </UnstyledButton>
      {popup && <UserMenuItems popup={popup} name={name} email={email} role={role} />}
    </>
  )
}
