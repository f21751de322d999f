import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isToastHostWanted, subscribeToastHost } from './toastHost.ts'

const ToastArea = lazy(() => import('./ToastArea.tsx').then((module) => ({ default: module.ToastArea })))

/** Stands once, above both roots: a toast outlives the change from one to the other. */
export function Toaster() {
  const isWanted = useSyncExternalStore(subscribeToastHost, isToastHostWanted)
  return <Suspense fallback={null}>{isWanted && <ToastArea />}</Suspense>
}
