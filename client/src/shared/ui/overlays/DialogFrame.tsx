import { Modal, rem } from '@mantine/core'
import { SkeletonBar, waiting } from '../states/SkeletonBar.tsx'
import classes from './AppDialog.module.css'

interface DialogFrameProps {
  readonly title: string
  /** Width in pixels. */
  readonly size?: number
}

const widths = ['90%', '60%', '75%'] as const

/** Skeleton of a dialog whose code is loading. Hidden from assistive technology and without focus: the dialog follows at once. */
export const DialogFrame = ({ title, size = 480 }: DialogFrameProps) => (
  <Modal.Root
    opened
    onClose={() => undefined}
    size={rem(size)}
    padding={24}
    centered
    trapFocus={false}
    closeOnEscape={false}
    aria-hidden
    data-dialog-frame
  >
    <Modal.Overlay />
    <Modal.Content className={classes.content}>
      <Modal.Header className={classes.header}>
        <Modal.Title className={classes.title}>
          <bdi>{title}</bdi>
        </Modal.Title>
      </Modal.Header>
      <Modal.Body className={waiting}>
        {widths.map((width) => (
          <SkeletonBar key={width} height={16} width={width} gap={16} />
        ))}
      </Modal.Body>
    </Modal.Content>
  </Modal.Root>
)
