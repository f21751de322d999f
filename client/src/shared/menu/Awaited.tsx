import { type Preloadable, usePreloaded } from '../../shared/lazyModule.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { SkeletonBar, waiting } from '../ui/states/SkeletonBar.tsx'
import classes from './Popup.module.css'

const control = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

interface WaitingProps {
  readonly bars: number
}

/** When it makes way, the first control has the focus, if the popup itself had it. Read out it is nothing: the popup says its name. */
function Waiting({ bars }: WaitingProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const popup = ref.current?.closest<HTMLElement>('[role="menu"], [role="dialog"]')
    return () => {
      if (popup?.isConnected && popup === document.activeElement) popup.querySelector<HTMLElement>(control)?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={ref} aria-hidden className={`${classes.waiting} ${waiting}`}>
      {Array.from({ length: bars }, (_, place) => (
        <SkeletonBar key={place} height={16} />
      ))}
    </div>
  )
}

interface AwaitedProps extends WaitingProps {
  readonly part: Preloadable
  readonly children: ReactNode
}

/** The content of a popup that is on the screen before its code is there. */
export function Awaited({ part, bars, children }: AwaitedProps) {
  return usePreloaded(part) ? children : <Waiting bars={bars} />
}
