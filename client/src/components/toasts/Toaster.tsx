import { lazy, Suspense } from 'react'
import { useToastHostWanted } from './toastHost.ts'

const ToastArea = lazy(() => import('./ToastArea.tsx').then((module) => ({ default: module.ToastArea })))

/** Rendered once above both roots, so that toasts survive switching between them. */
export function Toaster() {
  const isWanted = useToastHostWanted()
  return <Suspense fallback={null}>{isWanted && <ToastArea />}</Suspense>
}
