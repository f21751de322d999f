import { rem } from '@mantine/core'
import { useFocusTrap } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { FocusBack } from './FocusBack.tsx'
import { useEscape } from './useEscape.ts'
import { useStillPage } from './useStillPage.ts'
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

function OpenDialog({ onClose, title, children, actions, size = 440 }: Omit<AppDialogProps, 'isOpen'>) {
  const id = useId()
  const trap = useFocusTrap()
  useStillPage()
  useEscape(true, onClose)
  return (
    <>
      <div className={classes.shade} onClick={onClose} />
      <div className={classes.place}>
        <section
          ref={trap}
          role="dialog"
          aria-modal
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-body`}
          tabIndex={-1}
          className={classes.box}
          style={{ flexBasis: rem(size) }}
        >
          <div className={classes.header}>
            <h2 id={`${id}-title`} className={classes.title}>
              <bdi>{title}</bdi>
            </h2>
            <button type="button" aria-label="Close" className={classes.close} onClick={onClose}>
              <IconX size={20} stroke={1.5} aria-hidden />
            </button>
          </div>
          <div id={`${id}-body`} className={classes.body}>
            {children}
            {actions && <DialogActions>{actions}</DialogActions>}
          </div>
        </section>
      </div>
    </>
  )
}

/** A dialog: focus stays inside, Escape closes, on a phone it fills the width. Plain elements: the kit's own drew it twice. */
export function AppDialog({ isOpen, ...dialog }: AppDialogProps) {
  return (
    isOpen && (
      <>
        <FocusBack />
        {createPortal(<OpenDialog {...dialog} />, document.body)}
      </>
    )
  )
}

/** The row of buttons at the end of a dialog. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>
}
