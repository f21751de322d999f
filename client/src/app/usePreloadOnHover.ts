import { useEffect } from 'react'
import { preloadPage } from './router.tsx'

/** The link at an element. A row of a list leads where its link does, apart from its own controls. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null
  const nearest = target.closest('a, button, label, [data-row]')
  return nearest instanceof HTMLAnchorElement ? nearest : (nearest?.querySelector(':scope:where([data-row]) a[data-row-link]') ?? null)
}

const events = ['pointerover', 'focusin', 'pointerdown'] as const

/** Loads the page of a link when the pointer or the focus reaches it. */
export function usePreloadOnHover(): void {
  useEffect(() => {
    const preload = ({ target }: Event): void => {
      const link = linkAt(target)
      if (link?.origin === window.location.origin) void preloadPage(link.pathname)
    }
    for (const event of events) document.addEventListener(event, preload, { passive: true })
    return () => {
      for (const event of events) document.removeEventListener(event, preload)
    }
  }, [])
}
