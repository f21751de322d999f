import { rem } from '@mantine/core'
import classes from './SkeletonBar.module.css'

/** Class of a container of bars: one shared animation needs one compositor layer instead of one per bar. */
export const waiting = classes.waiting

interface SkeletonBarProps {
  readonly height: number
  readonly width?: number | string
  readonly radius?: 'sm' | 'md' | 'lg'
  readonly gap?: number
  readonly isAtEnd?: boolean
}

/** A skeleton bar. One plain element, since a table's skeleton has a hundred. */
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
