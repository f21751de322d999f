import { useEffect, useLayoutEffect } from 'react'
import { afterPaint } from '../../late/afterPaint.ts'
import { subscribeAddress } from '../../navigation/address.ts'

/** Where a picture of the last rows stands, and nothing else comes in its place. */
const LONGEST_MS = 8000

const pictured = (): string | undefined => document.documentElement.dataset['picture']

/** Whether nothing of React is to be seen yet. */
export const isFirstFrame = (): boolean => document.getElementById('first-paint') !== null

/** What the window hears when nothing but the real page stands there. */
const ENDED = 'firstpaintend'

/** Whether the page stands there as the gateway has drawn it. */
export const isDrawn = (): boolean => isFirstFrame() && document.documentElement.dataset['firstPaint'] === 'gateway'

/**
 * Acts after the first paint. Where rows stand that the gateway has drawn, which are without what comes late, the real ones
 * come first.
 */
export function afterFirstPaint(act: () => void): void {
  if (isDrawn()) addEventListener(ENDED, () => afterPaint(act), { once: true })
  else afterPaint(act)
}

/** Takes away what the page itself has shown before React was there (client/build/firstPaint.ts, src/page/putPicture.ts). */
export function endFirstPaint(): void {
  document.getElementById('first-paint')?.remove()
  delete document.documentElement.dataset['picture']
  dispatchEvent(new Event(ENDED))
}

/**
 * Stands beside the first page inside its Suspense: both come in one frame, and the picture of it goes. A picture of rows
 * stays until the list has rows, unless the person is led elsewhere.
 */
export function FirstPaint() {
  useLayoutEffect(() => {
    if (pictured() === undefined) endFirstPaint()
  }, [])
  useEffect(() => {
    if (pictured() === undefined) return undefined
    const timer = setTimeout(endFirstPaint, LONGEST_MS)
    const stop = subscribeAddress(() => {
      if (window.location.pathname !== pictured() || window.location.search !== '') endFirstPaint()
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  return null
}
