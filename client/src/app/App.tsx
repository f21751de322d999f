import { MantineProvider } from '@mantine/core'
import { ErrorBoundary } from 'react-error-boundary'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import './App.css'
import { useAnalytics } from '../lib/analytics/useAnalytics.ts'
import { Toaster } from '../components/toasts/Toaster.tsx'
import { Crash } from '../components/states/Crash.tsx'
import { theme, themeVariables } from '../components/theme/theme.ts'
import { useVersionCheck } from '../lib/version/useVersionCheck.ts'
import { usePreloadOnHover } from './usePreloadOnHover.ts'

/** The providers of the whole client, and the page at the address. */
export function App({ router }: { readonly router: DataRouter }) {
  useVersionCheck()
  useAnalytics()
  usePreloadOnHover()
  return (
    <MantineProvider theme={theme} cssVariablesResolver={themeVariables} defaultColorScheme="auto" deduplicateCssVariables={false}>
      <ErrorBoundary FallbackComponent={Crash}>
        <RouterProvider router={router} useTransitions={false} />
      </ErrorBoundary>
      <Toaster />
    </MantineProvider>
  )
}
