import { onTestFinished } from 'vitest'

/** Until the test ends the window is as narrow as any screen asks whether it is. */
export function onPhone(): void {
  const matchMedia = window.matchMedia.bind(window)
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: /max-width|prefers-reduced-motion/.test(media) })
  onTestFinished(() => void (window.matchMedia = matchMedia))
}
