import { useCallback, useEffect, useReducer, useState } from 'react'

export interface Preloadable {
  /** Starts the download. A failure is reported where the code is used. */
  readonly preload: () => Promise<void>
  readonly isLoaded: () => boolean
}

/** A dynamic import whose value can be read once it is loaded. */
export interface LazyModule<Value> extends Preloadable {
  /** Rejects if the download fails; the next call tries again. */
  readonly load: () => Promise<Value>
  readonly value: () => Value | undefined
}

export function lazyModule<Value>(download: () => Promise<Value>): LazyModule<Value> {
  let loaded: { readonly value: Value } | undefined
  let pending: Promise<Value> | undefined
  const load = async (): Promise<Value> => {
    try {
      pending ??= download()
      const value = await pending
      loaded = { value }
      return value
    } catch (error) {
      pending = undefined
      throw error
    }
  }
  const preload = (): Promise<void> => load().then(noResult, noResult)
  return { load, preload, isLoaded: () => loaded !== undefined, value: () => loaded?.value }
}

const noResult = (): void => undefined

/** Loads a module while it is wanted, and renders again when it is loaded or its download has failed. */
export function useLazyModule<Value>(module: LazyModule<Value>, isWanted = true) {
  const [, render] = useReducer((count: number) => count + 1, 0)
  const [error, setError] = useState<unknown>()
  const retry = useCallback((): void => {
    setError(undefined)
    module.load().then(render, setError)
  }, [module])
  const value = module.value()
  const isMissing = value === undefined
  useEffect(() => {
    if (isWanted && isMissing) retry()
  }, [isWanted, isMissing, retry])
  return { value, error, retry } as const
}

/** Whether the code of a component is loaded, or its download has failed: then the component throws. */
export function usePreloaded({ preload, isLoaded }: Preloadable): boolean {
  const [isReady, setIsReady] = useState(isLoaded)
  useEffect(() => {
    if (!isReady) void preload().then(() => setIsReady(true))
  }, [isReady, preload])
  return isReady
}
