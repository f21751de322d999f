import { useLayoutEffect } from 'react'

/** Takes away what the page itself has shown before React was there (client/build/firstPaint.ts). */
export function endFirstPaint(): void {
  document.getElementById('first-paint')?.remove()
}

/** Stands beside the first page inside its Suspense: both come in one frame, and the picture of it goes. */
export function FirstPaint() {
  useLayoutEffect(endFirstPaint, [])
  return null
}
