import { MantineProvider } from '@mantine/core'
import { ErrorBoundary } from 'react-error-boundary'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import 'virtual:theme.css'
import './App.css'
import { useAnalytics } from '../lib/analytics/useAnalytics.ts'
import { Toaster } from '../components/toasts/Toaster.tsx'
import { Crash } from '../components/states/Crash.tsx'
import { theme } from '../components/theme/theme.ts'
import { useVersionCheck } from '../lib/version/useVersionCheck.ts'
import { useEffect } from 'react'
import { preloadPage } from './router.tsx'

/** The link of an element. A list row counts as its link, apart from its controls. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null
  const nearest = target.closest('a, button, label, [data-row]')
  return nearest instanceof HTMLAnchorElement ? nearest : (nearest?.querySelector(':scope:where([data-row]) a[data-row-link]') ?? null)
}

const events = ['pointerover', 'focusin', 'pointerdown'] as const

function usePreloadOnHover(): void {
  useEffect(() => {
    let last: string | undefined
    const preload = ({ target }: Event): void => {
      const link = linkAt(target)
      if (link?.origin !== window.location.origin || link.pathname === last) return
      last = link.pathname
      void preloadPage(last)
    }
    for (const event of events) document.addEventListener(event, preload, { passive: true })
    return () => {
      for (const event of events) document.removeEventListener(event, preload)
    }
  }, [])
}

export function App({ router }: { readonly router: DataRouter }) {
  useVersionCheck()
  useAnalytics()
  usePreloadOnHover()
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      <ErrorBoundary FallbackComponent={Crash}>
        <RouterProvider router={router} useTransitions={false} />
      </ErrorBoundary>
      <Toaster />
    </MantineProvider>
  )
}
