import { startTransition, useEffect, useState } from 'react'

/** A computation that a worker runs; `compute` is the same on the main thread, where there are no workers or one fails. */
export interface WorkerTask<Input, Output> {
  startWorker(this: void): Worker
  compute(this: void, input: Input): Output
}

/** The latest output, computed in a worker, and its input; `isStale` while that of the present input is computed. */
export function useInWorker<Input, Output>(
  input: Input | null,
  { startWorker, compute }: WorkerTask<Input, Output>,
): { readonly input: Input | null; readonly output: Output | null; readonly isStale: boolean } {
  const [answer, setAnswer] = useState<{ readonly of: Input; readonly output: Output } | null>(null)
  useEffect(() => {
    if (!input) return undefined
    // A plan changes many rows: they are rendered in slices.
    const finish = (output: Output): void => startTransition(() => setAnswer({ of: input, output }))
    const computeHere = (): void => finish(compute(input))
    if (typeof Worker === 'undefined') {
      const timer = setTimeout(computeHere)
      return () => clearTimeout(timer)
    }
    const worker = startWorker()
    worker.addEventListener('message', ({ data }: MessageEvent<Output>) => finish(data))
    worker.addEventListener('error', computeHere)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
    worker.postMessage(input)
    return () => worker.terminate()
  }, [input, startWorker, compute])
  return { input: answer?.of ?? null, output: answer?.output ?? null, isStale: answer?.of !== input }
}
