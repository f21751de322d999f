import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { FocusBack } from './FocusBack.tsx'
import { useEscape } from './useEscape.ts'
import classes from './AppDialog.module.css'

interface AppDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** Buttons, the primary one last. Inside a form they stand in `DialogActions`. */
  readonly actions?: ReactNode
  /** Width in pixels. */
  readonly size?: number
}

/** A dialog: focus stays inside, Escape closes, on a phone it fills the width. */
export function AppDialog({ isOpen, onClose, title, children, actions, size = 440 }: AppDialogProps) {
  useEscape(isOpen, onClose)
  return (
    <>
      {isOpen && <FocusBack />}
      <Modal
        opened={isOpen}
        onClose={onClose}
        closeOnEscape={false}
        title={<bdi>{title}</bdi>}
        size={size}
        centered
        classNames={{ title: classes.title, header: classes.header, body: classes.body }}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {children}
        {actions && <DialogActions>{actions}</DialogActions>}
      </Modal>
    </>
  )
}

/** The row of buttons at the end of a dialog. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>
}
