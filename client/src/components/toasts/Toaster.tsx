import { lazy, Suspense } from 'react'
import { useToastHostRequested } from './toastHost.ts'

const ToastArea = lazy(() => import('./ToastArea.tsx').then((module) => ({ default: module.ToastArea })))

/** Rendered once above both roots, so that toasts survive switching between them. */
export function Toaster() {
  const isRequested = useToastHostRequested()
  return <Suspense fallback={null}>{isRequested && <ToastArea />}</Suspense>
}
