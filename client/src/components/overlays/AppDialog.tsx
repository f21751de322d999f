import { CloseButton, Modal, rem } from '@mantine/core'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { createPortal } from 'react-dom'
import { FocusBack } from './FocusBack.tsx'
import { useEscape } from './useEscape.ts'
import classes from './AppDialog.module.css'

interface AppDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** Buttons, the primary one last. Inside a form they are in `DialogActions`. */
  readonly actions?: ReactNode
  /** Width in pixels. */
  readonly size?: number
  /** A side panel; the page stays usable. */
  readonly isAside?: boolean
}

const aside = {
  centered: false,
  yOffset: 0,
  xOffset: 0,
  trapFocus: false,
  lockScroll: false,
  transitionProps: { duration: 0 },
  classNames: { inner: classes.asideInner ?? '', content: classes.aside ?? '' },
}

interface DialogFooter {
  /** Above the buttons; null: the dialog has no buttons yet. */
  readonly slot: HTMLElement | null
  readonly setSlot: (slot: HTMLElement | null) => void
}
const FooterContext = createContext<DialogFooter>({ slot: null, setSlot: () => undefined })

function OpenDialog({ onClose, title, children, actions, size = 440, isAside = false }: Omit<AppDialogProps, 'isOpen'>) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  useEscape(true, onClose)
  const openAside = useCallback((content: HTMLElement | null) => {
    // Mantine sets it on every dialog, which hides the page from screen readers.
    content?.removeAttribute('aria-modal')
    content?.focus({ preventScroll: true })
  }, [])
  return (
    // Modal closes every open dialog on Escape, and returns focus only while it stays mounted: `useEscape` and `FocusBack` do
    // both.
    <Modal.Root
      opened
      onClose={onClose}
      size={rem(size)}
      padding={24}
      centered
      closeOnEscape={false}
      returnFocus={false}
      {...(isAside && aside)}
    >
      {!isAside && <Modal.Overlay />}
      <Modal.Content className={classes.content} {...(isAside && { ref: openAside })}>
        <Modal.Header className={classes.header}>
          <Modal.Title className={classes.title}>
            <bdi>{title}</bdi>
          </Modal.Title>
          <CloseButton aria-label="Close" className={classes.close} iconSize={20} onClick={onClose} />
        </Modal.Header>
        <Modal.Body>
          <FooterContext value={{ slot, setSlot }}>
            {children}
            {actions && <DialogActions>{actions}</DialogActions>}
          </FooterContext>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** A dialog, modal unless it is aside. The title and the footer stay in view while the body scrolls. */
export function AppDialog({ isOpen, ...dialog }: AppDialogProps) {
  return (
    isOpen && (
      <>
        <FocusBack />
        <OpenDialog {...dialog} />
      </>
    )
  )
}

/** Dialog footer with buttons. Must be the last element of the body. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  const { setSlot } = useContext(FooterContext)
  return (
    <div className={classes.footer}>
      <div ref={setSlot} className={classes.footerSlot} />
      <div className={`wrap ${classes.actions}`}>{children}</div>
    </div>
  )
}

/** Portals its children into the footer, above the buttons. Outside of a dialog they stay in place. */
export function InDialogFooter({ children }: { readonly children: ReactNode }) {
  const { slot } = useContext(FooterContext)
  return slot ? createPortal(children, slot) : children
}
