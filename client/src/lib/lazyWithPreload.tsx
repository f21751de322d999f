import { type ComponentType, lazy, Suspense, useState } from 'react'
import { lazyModule, type Preloadable } from './lazyModule.ts'

/**
 * `React.lazy` with a `preload` method and a fallback of its own, which gets the same props. A component that is loaded already renders at once. A failed
 * download is thrown to the error boundary, and repeated on the next mount.
 */
export function lazyWithPreload<Component>(
  download: () => Promise<Component>,
  Fallback?: Component | ComponentType,
): Component & Preloadable {
  const module = lazyModule(download)
  const Loading = Fallback as ComponentType | undefined
  const lazily = () =>
    lazy(async () => {
      try {
        return { default: (await module.load()) as ComponentType }
      } catch (error) {
        Lazy = lazily()
        throw error
      }
    })
  let Lazy = lazily()
  function Preloaded(props: object) {
    const [Shown] = useState(() => (module.value() as ComponentType | undefined) ?? Lazy)
    return (
      <Suspense fallback={Loading && <Loading {...props} />}>
        <Shown {...props} />
      </Suspense>
    )
  }
  return Object.assign(Preloaded, { preload: module.preload, isLoaded: module.isLoaded }) as unknown as Component & Preloadable
}
