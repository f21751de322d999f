import { rem } from '@mantine/core'
import classes from './SkeletonBar.module.css'

/** Of what holds bars: they breathe together, which costs the browser one layer in place of one for each. */
export const waiting = classes.waiting

interface SkeletonBarProps {
  readonly height: number
  readonly width?: number | string
  readonly radius?: 'sm' | 'md' | 'lg'
  /** Below it. */
  readonly gap?: number
  readonly isAtEnd?: boolean
}

/** Stands where something will stand. One plain element: a table that is on its way has a hundred of them. */
export const SkeletonBar = ({ height, width = '100%', radius = 'md', gap, isAtEnd }: SkeletonBarProps) => (
  <div
    data-skeleton
    className={classes.bar}
    style={{
      height: rem(height),
      width: typeof width === 'number' ? rem(width) : width,
      borderRadius: `var(--mantine-radius-${radius})`,
      marginBottom: gap,
      marginInlineStart: isAtEnd ? 'auto' : undefined,
    }}
  />
)
