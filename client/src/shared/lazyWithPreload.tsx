import { type ComponentType, lazy, Suspense, useState } from 'react'

export interface Preloadable {
  /** Starts the download. A failure is thrown when the component renders. */
  readonly preload: () => Promise<void>
}

/**
 * `React.lazy` with a `preload` method and a fallback of its own. A component that is loaded already renders at once. A failed
 * download is retried on the next mount.
 */
export function lazyWithPreload<Component>(load: () => Promise<Component>, Fallback?: ComponentType): Component & Preloadable {
  let loaded: ComponentType | undefined
  let pending: Promise<{ default: ComponentType }> | undefined
  const loadOnce = (): Promise<{ default: ComponentType }> => {
    pending ??= load().then(
      (component) => ({ default: (loaded = component as ComponentType) }),
      (error: unknown) => {
        pending = undefined
        Lazy = lazy(loadOnce)
        throw error
      },
    )
    return pending
  }
  let Lazy = lazy(loadOnce)
  function Preloaded(props: object) {
    const [Shown] = useState(() => loaded ?? Lazy)
    return (
      <Suspense fallback={Fallback && <Fallback />}>
        <Shown {...props} />
      </Suspense>
    )
  }
  const preload = (): Promise<void> =>
    loadOnce().then(
      () => undefined,
      () => undefined,
    )
  return Object.assign(Preloaded, { preload }) as unknown as Component & Preloadable
}
