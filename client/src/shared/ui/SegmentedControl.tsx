import { useId } from 'react'
import classes from './SegmentedControl.module.css'

interface SegmentedControlProps<Value extends string> {
  readonly data: readonly { readonly value: Value; readonly label: string }[]
  readonly value: string
  readonly onChange: (value: Value) => void
  readonly size?: 'xs' | 'sm' | 'md'
  readonly fullWidth?: boolean
  /** Lines between those that are not chosen. */
  readonly withItemsBorders?: boolean
  readonly className?: string | undefined
  readonly 'aria-label'?: string
  readonly 'aria-labelledby'?: string
}

/** One of a few. Plain elements: the kit's own measures itself, and draws each three times before it is seen. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { data, value, onChange, size = 'sm', fullWidth, withItemsBorders = true, className, ...names } = props
  const id = useId()
  return (
    <div
      {...names}
      role="radiogroup"
      className={className ? `${classes.group} ${className}` : classes.group}
      data-size={size}
      data-full={fullWidth || undefined}
      data-lines={withItemsBorders || undefined}
    >
      {data.map((one) => (
        <div key={one.value} className={classes.segment} data-on={one.value === value || undefined}>
          <input
            type="radio"
            id={`${id}-${one.value}`}
            name={id}
            value={one.value}
            checked={one.value === value}
            onChange={() => onChange(one.value)}
            className={classes.input}
          />
          <label htmlFor={`${id}-${one.value}`} className={classes.label}>
            {one.label}
          </label>
        </div>
      ))}
    </div>
  )
}
