import { useLayoutEffect } from 'react'
import { endFirstPaint } from './FirstPaint.tsx'

/** Takes a picture of the page away as soon as there is something real to see. */
export function useRealPage(isAnswered: boolean): void {
  useLayoutEffect(() => {
    if (isAnswered) endFirstPaint()
  }, [isAnswered])
}
