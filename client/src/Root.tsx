import { MantineProvider } from '@mantine/core'
import { type ComponentType, lazy, Suspense, useDeferredValue } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import './Root.css'
import { useAnalytics } from './shared/analytics/useAnalytics.ts'
import { type RootName, useRootName } from './shared/navigation/rootName.ts'
import { Toaster } from './shared/toasts/Toaster.tsx'
import { theme, themeVariables } from './shared/ui/theme/theme.ts'
import { Crash } from './shared/ui/states/Crash.tsx'
import { useVersionCheck } from './shared/version/useVersionCheck.ts'

const PublicRoot = lazy(() => import('./public/PublicRoot.tsx').then((module) => ({ default: module.PublicRoot })))
const SiteRoot = lazy(() => import('./public/site/SiteRoot.tsx').then((module) => ({ default: module.SiteRoot })))
const loadApp = () => import('./app/AppRoot.tsx')
const AppRoot = lazy(() => loadApp().then((module) => ({ default: module.AppRoot })))
const roots: Record<RootName, ComponentType> = { public: PublicRoot, app: AppRoot, site: SiteRoot }

/**
 * The public site, the small public root, or the app for those who are signed in. The app loads ahead, with the first focus
 * in the public root, and the old root stays on the screen until the new one is there.
 */
function Roots() {
  useVersionCheck()
  useAnalytics()
  const name = useDeferredValue(useRootName())
  const Chosen = roots[name]
  return (
    <div className="root" onFocus={name === 'public' ? () => void loadApp() : undefined}>
      <Suspense fallback={null}>
        <Chosen />
      </Suspense>
    </div>
  )
}

/** The whole client. */
export function Root() {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={themeVariables} defaultColorScheme="auto" deduplicateCssVariables={false}>
      <ErrorBoundary FallbackComponent={Crash}>
        <Roots />
      </ErrorBoundary>
      <Toaster />
    </MantineProvider>
  )
}
