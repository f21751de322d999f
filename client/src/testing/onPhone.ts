import { onTestFinished } from 'vitest'

/** All width media queries match until the test ends. */
export function onPhone(): void {
  const matchMedia = window.matchMedia.bind(window)
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: /max-width|prefers-reduced-motion/.test(media) })
  onTestFinished(() => void (window.matchMedia = matchMedia))
}
