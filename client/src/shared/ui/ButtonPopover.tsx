import { Popover, type PopoverProps } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { ButtonAnchor } from './ButtonAnchor.tsx'
import type { PopupOfButton } from './usePopupButton.ts'

interface ButtonPopoverProps extends Required<Pick<PopoverProps, 'position' | 'width'>> {
  readonly popup: PopupOfButton
  /** Names it. */
  readonly label: string
  /** Of the panel. */
  readonly className: string | undefined
  readonly children: ReactNode
}

/** The panel of a button made with `usePopupButton`: it keeps the focus while it is open, and gives it back. */
export function ButtonPopover({ popup, label, className, children, ...place }: ButtonPopoverProps) {
  // It gives the focus back only where it has seen itself open.
  const isMounted = useMounted()
  return (
    <Popover
      {...place}
      id={popup.id}
      opened={isMounted && popup.isOpen}
      onChange={popup.onChange}
      hideDetached={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ButtonAnchor button={popup.button} />
      </Popover.Target>
      <Popover.Dropdown className={className} aria-label={label}>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
