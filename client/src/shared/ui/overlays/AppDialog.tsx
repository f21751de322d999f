import { rem } from '@mantine/core'
import { useFocusTrap } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { createContext, type ReactNode, useContext, useId, useState } from 'react'
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

interface DialogFooter {
  /** Above the buttons; null: the dialog has no buttons yet. */
  readonly slot: HTMLElement | null
  readonly setSlot: (slot: HTMLElement | null) => void
}
const FooterContext = createContext<DialogFooter>({ slot: null, setSlot: () => undefined })

function OpenDialog({ onClose, title, children, actions, size = 440 }: Omit<AppDialogProps, 'isOpen'>) {
  const id = useId()
  const trap = useFocusTrap()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
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
            <FooterContext value={{ slot, setSlot }}>
              {children}
              {actions && <DialogActions>{actions}</DialogActions>}
            </FooterContext>
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

/** The footer of a dialog with its buttons. Stays in view while the body scrolls; has to be the last element. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  const { setSlot } = useContext(FooterContext)
  return (
    <div className={classes.footer}>
      <div ref={setSlot} className={classes.footerSlot} />
      <div className={classes.actions}>{children}</div>
    </div>
  )
}

/** Moves its children into the footer, above the buttons. Outside of a dialog they stay where they are. */
export function InDialogFooter({ children }: { readonly children: ReactNode }) {
  const { slot } = useContext(FooterContext)
  return slot ? createPortal(children, slot) : children
}
