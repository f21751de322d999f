import { Textarea, type TextareaProps } from '@mantine/core'
import type { CSSProperties } from 'react'
import classes from './GrowingTextarea.module.css'

/** True if CSS alone can do it: Mantine measures the text, which causes several layouts before the first paint. */
const growsByItself = typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content')

interface GrowingTextareaProps extends Omit<TextareaProps, 'autosize' | 'wrapperProps'> {
  readonly minRows: number
}

/** A text area that grows with its content up to `maxRows`. */
export const GrowingTextarea = ({ minRows, maxRows, className, ...props }: GrowingTextareaProps) =>
  growsByItself ? (
    <Textarea
      {...props}
      rows={minRows}
      // A class of the wrapper replaces the field's class.
      wrapperProps={{
        className: [classes.growing, className].filter(Boolean).join(' '),
        style: { '--rows': minRows, '--most-rows': maxRows ?? 'infinity' } as CSSProperties,
      }}
    />
  ) : (
    <Textarea
      {...props}
      {...(className !== undefined && { className })}
      autosize
      minRows={minRows}
      {...(maxRows !== undefined && { maxRows })}
    />
  )
