import { type LazyModule, useLazyModule } from '../../lib/lazyModule.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { SkeletonBar, waiting } from '../states/SkeletonBar.tsx'
import classes from './AwaitedContent.module.css'

const control = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

export interface WaitingProps {
  readonly bars: number
  /** Of a bar, in pixels. */
  readonly height?: number
}

/** When the content replaces it, the first control gets the focus if the popup itself had it. Hidden from assistive technology: the popup has a name. */
export function Waiting({ bars, height = 16 }: WaitingProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const popup = ref.current?.closest<HTMLElement>('[role="menu"], [role="dialog"]')
    return () => {
      if (popup?.isConnected && popup === document.activeElement) popup.querySelector<HTMLElement>(control)?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={ref} aria-hidden className={`stack ${classes.waiting} ${waiting}`}>
      {Array.from({ length: bars }, (_, index) => (
        <SkeletonBar key={index} height={height} />
      ))}
    </div>
  )
}

interface AwaitedContentProps extends WaitingProps {
  readonly part: LazyModule<unknown>
  readonly children: ReactNode
}

/** The content of a popup, a skeleton until its code is loaded. */
export function AwaitedContent({ part, bars, children }: AwaitedContentProps) {
  const { value, error } = useLazyModule(part)
  return value || error ? children : <Waiting bars={bars} />
}
