import { type ReactNode, useDeferredValue } from 'react'
import { Waiting, type WaitingProps } from './AwaitedContent.tsx'

interface DeferredContentProps extends WaitingProps {
  readonly children: ReactNode
}

/** Slow content of a popup: the popup is painted with a skeleton first. */
export function DeferredContent({ children, ...waiting }: DeferredContentProps) {
  return useDeferredValue(true, false) ? children : <Waiting {...waiting} />
}
