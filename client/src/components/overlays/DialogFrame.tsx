import { rem } from '@mantine/core'
import { createPortal } from 'react-dom'
import { SkeletonBar, waiting } from '../states/SkeletonBar.tsx'
import classes from './DialogFrame.module.css'

interface DialogFrameProps {
  readonly title: string
  /** Width in pixels. */
  readonly size?: number
}

const widths = ['90%', '60%', '75%'] as const

/** Plain elements, since Modal is part of the loading code. Hidden from assistive technology: the dialog follows at once. */
export const DialogFrame = ({ title, size = 480 }: DialogFrameProps) =>
  createPortal(
    <div aria-hidden data-dialog-frame className={`row ${classes.shade}`}>
      <div className={classes.box} style={{ flexBasis: rem(size) }}>
        <p className={classes.title}>
          <bdi>{title}</bdi>
        </p>
        <div className={waiting}>
          {widths.map((width) => (
            <SkeletonBar key={width} height={16} width={width} gap={16} />
          ))}
        </div>
      </div>
    </div>,
    document.body,
  )
