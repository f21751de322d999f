import { rem } from '@mantine/core'
import { createPortal } from 'react-dom'
import { SkeletonBar, waiting } from '../states/SkeletonBar.tsx'
import classes from './AppDialog.module.css'

interface DialogFrameProps {
  readonly title: string
  /** Width in pixels. */
  readonly size?: number
}

const widths = ['90%', '60%', '75%'] as const

/** Stands where a dialog will stand. Read out it is nothing, and it takes no focus: the dialog follows at once. */
export const DialogFrame = ({ title, size = 480 }: DialogFrameProps) =>
  createPortal(
    <div aria-hidden data-dialog-frame>
      <div className={classes.shade} />
      <div className={classes.place}>
        <div className={classes.box} style={{ flexBasis: rem(size) }}>
          <div className={classes.header}>
            <p className={classes.title}>
              <bdi>{title}</bdi>
            </p>
          </div>
          <div className={`${classes.body} ${waiting}`}>
            {widths.map((width) => (
              <SkeletonBar key={width} height={16} width={width} gap={16} />
            ))}
          </div>
        </div>
      </div>
    </div>,
    document.body,
  )
