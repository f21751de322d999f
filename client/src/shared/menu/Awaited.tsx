import { type ReactNode, useEffect, useRef } from 'react'
import type { LatePart } from '../late/latePart.ts'
import { useIsPainted } from '../late/useIsPainted.ts'
import { useLatePart } from '../late/useLatePart.ts'
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
  readonly part: LatePart<unknown>
  /** Takes long to draw: its frame is painted first, where the product is built. */
  readonly isLarge?: boolean
  readonly children: ReactNode
}

/** The content of a popup that is on the screen before its code is there. */
export function Awaited({ part: late, isLarge = false, bars, children }: AwaitedProps) {
  const { part, hasFailed } = useLatePart(late, true)
  const isPainted = useIsPainted(!isLarge || !import.meta.env.PROD)
  return (part === undefined && !hasFailed) || !isPainted ? <Waiting bars={bars} /> : children
}
