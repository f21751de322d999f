import type { ComponentType } from 'react'
import { type LazyModule, lazyModule, useLazyModule } from './lazyModule.ts'

/**
 * Like `React.lazy`, with a `preload` method and a fallback of its own, which gets the same props. A component that is loaded
 * already renders at once. A failed download is thrown to the error boundary, and repeated on the next mount. Without Suspense,
 * which shows a fallback for at least 300 ms.
 */
export function lazyWithPreload<Component>(
  download: () => Promise<Component>,
  Fallback?: Component | ComponentType,
): Component & LazyModule<Component> {
  const module = lazyModule(download)
  const Loading = Fallback as ComponentType | undefined
  function Preloaded(props: object) {
    const { value, error } = useLazyModule(module)
    if (error) throw error
    const Shown = (value as ComponentType | undefined) ?? Loading
    return Shown && <Shown {...props} />
  }
  return Object.assign(Preloaded, module) as unknown as Component & LazyModule<Component>
}
