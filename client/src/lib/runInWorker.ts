/** A computation that a worker runs; `compute` is the same on the main thread, where there are no workers or one fails. */
export interface WorkerCall<Input, Output> {
  startWorker(this: void): Worker
  compute(this: void, input: Input): Promise<Output>
}

export const runInWorker = <Input, Output>({ startWorker, compute }: WorkerCall<Input, Output>, input: Input): Promise<Output> => {
  if (typeof Worker === 'undefined') return compute(input)
  return new Promise((resolve) => {
    const worker = startWorker()
    const finish = (output: Output | Promise<Output>): void => {
      worker.terminate()
      resolve(output)
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Output>) => finish(data))
    worker.addEventListener('error', () => finish(compute(input)))
    worker.postMessage(input, [])
  })
}
