import { Menu } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { ButtonAnchor } from './ButtonAnchor.tsx'
import type { PopupOfButton } from './usePopupButton.ts'
import classes from './ButtonMenu.module.css'

interface ButtonMenuProps extends PopupOfButton {
  readonly width: number
  readonly children: ReactNode
}

/** The menu of a button made with `usePopupButton`. */
export function ButtonMenu({ id, button, isOpen, onChange, width, children }: ButtonMenuProps) {
  // It gives the focus back only where it has seen itself open.
  const isMounted = useMounted()
  return (
    <Menu id={id} width={width} opened={isMounted && isOpen} onChange={onChange} hideDetached={false} classNames={classes}>
      <Menu.Target>
        <ButtonAnchor button={button} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
