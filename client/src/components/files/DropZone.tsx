import { Button, type ButtonProps } from '@mantine/core'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import classes from './DropZone.module.css'

interface DropZoneProps {
  readonly label: string
  readonly action: string
  readonly icon: ReactNode
  /** Text after "or drop": file types and size limit. */
  readonly children: ReactNode
  readonly accept: string
  readonly isMultiple?: boolean
  readonly isReading?: boolean
  readonly variant?: ButtonProps['variant']
  readonly buttonRef?: Ref<HTMLButtonElement>
  readonly onFiles: (files: readonly File[]) => void
}

export function DropZone(props: DropZoneProps) {
  const { label, action, icon, children, accept, isMultiple = false, isReading = false, variant = 'filled', buttonRef, onFiles } = props
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  return (
    <div
      className={`row ${classes.zone}`}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <Button ref={buttonRef} variant={variant} loading={isReading} leftSection={icon} onClick={() => input.current?.click()}>
        {action}
      </Button>
      <span className={`hint ${classes.hint}`}>{children}</span>
      <input
        ref={input}
        type="file"
        multiple={isMultiple}
        hidden
        aria-label={label}
        accept={accept}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          // Allows choosing the same file again after it was changed or removed.
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}
