import { useCallback, useEffect, useReducer, useState } from 'react'

export interface Preloadable {
  readonly preload: () => Promise<void>
}

/** A dynamic import whose value can be read once it is loaded. */
export interface LazyModule<Value> extends Preloadable {
  /** Rejects if the download fails twice; the next call tries again. */
  readonly load: () => Promise<Value>
  readonly value: () => Value | undefined
}

/** A phone that changes its network loses requests for a moment. */
const RETRY_AFTER_MS = 500

const tryAgain = async <Value>(download: () => Promise<Value>): Promise<Value> => {
  await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
  return download()
}

export function lazyModule<Value>(download: () => Promise<Value>): LazyModule<Value> {
  let loaded: { readonly value: Value } | undefined
  let pending: Promise<Value> | undefined
  const load = async (): Promise<Value> => {
    try {
      pending ??= download().catch(() => tryAgain(download))
      const value = await pending
      loaded = { value }
      return value
    } catch (error) {
      pending = undefined
      throw error
    }
  }
  const preload = (): Promise<void> => load().then(noResult, noResult)
  return { load, preload, value: () => loaded?.value }
}

const noResult = (): void => undefined

/** Loads a module, and renders again when it is loaded or its download has failed. */
export function useLazyModule<Value>({ load, value: read }: LazyModule<Value>) {
  const [, render] = useReducer((count: number) => count + 1, 0)
  const [error, setError] = useState<unknown>()
  const retry = useCallback((): void => {
    setError(undefined)
    load().then(render, setError)
  }, [load])
  const value = read()
  const isMissing = value === undefined
  useEffect(() => {
    if (isMissing) retry()
  }, [isMissing, retry])
  return { value, error, retry } as const
}
