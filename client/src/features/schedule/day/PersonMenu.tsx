import { useWorksAlone } from '../../../lib/session/onSite.ts'
import { Menu } from '@mantine/core'
import { IconRoute, IconUser, IconUserShare } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ButtonMenu } from '../../../components/overlays/ButtonMenu.ts'
import { paths } from '../../../lib/paths.ts'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'

interface PersonMenuProps {
  readonly personId: string
  readonly button: HTMLElement
  /** null: not offered. */
  readonly onReassign: (() => void) | null
  readonly onOrder: () => void
  readonly onClose: () => void
}

export function PersonMenu({ personId, button, onReassign, onOrder, onClose }: PersonMenuProps) {
  const maySeeStaff = useHasAuthority('manage_staff')
  const isAlone = useWorksAlone()
  const close = (): void => {
    button.focus({ preventScroll: true })
    onClose()
  }
  return (
    <ButtonMenu id="board-person" button={button} isOpen onChange={(isOpen) => !isOpen && close()} width={220}>
      {onReassign && (
        <Menu.Item leftSection={<IconUserShare size={16} stroke={1.75} aria-hidden />} onClick={onReassign}>
          Reassign visits
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconRoute size={16} stroke={1.75} aria-hidden />} onClick={onOrder}>
        Suggest order
      </Menu.Item>
      {maySeeStaff && (
        <Menu.Item component={Link} to={paths.staffMember(personId)} leftSection={<IconUser size={16} stroke={1.75} aria-hidden />}>
          {isAlone ? 'Hours and time off' : 'Open staff member'}
        </Menu.Item>
      )}
    </ButtonMenu>
  )
}
