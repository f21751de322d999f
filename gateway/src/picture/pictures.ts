import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Painter, PicturedCall, Viewer } from '@callout/contracts/firstPicture'
import type { DrawingAsked, DrawingTold } from './drawing.ts'

/** Draws lists in a thread of its own: requests do not wait for it. */
export interface Pictures {
  /** Begins the thread, which else the first drawing waits for. */
  readonly begin: () => void
  /** What a list asks; undefined: it is not drawn. */
  readonly callsOf: (path: string) => Promise<readonly PicturedCall[] | undefined>
  /** The markup; null: there is none, or none in time. `data` are the answers to those calls. */
  readonly draw: (viewer: Viewer, data: readonly unknown[]) => Promise<string | null>
  readonly close: () => Promise<void>
}

/** A drawing takes some 15 ms: who would wait longer than this is better off without. */
const MOST_WAITING = 20

export interface PictureLimits {
  /** In milliseconds. The first drawing compiles the client. */
  readonly longestMs: number
  /** A thread that has ended is begun anew, but not at once: one that cannot begin would begin without end. */
  readonly restMs: number
}
const usual: PictureLimits = { longestMs: 1500, restMs: 10_000 }

/** In megabytes. */
const heap = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 }

// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const tell = (worker: Worker, asked: DrawingAsked): void => worker.postMessage(asked)

type Resolve = (markup: string | null) => void

interface Thread {
  readonly worker: Worker
  readonly calls: Promise<Painter['calls']>
}

/** `module`: path of the built client's own painter. `onFault` hears why something was not drawn. */
export function createPictures(module: string, onFault: (fault: string) => void, { longestMs, restMs } = usual): Pictures {
  const waiting = new Map<number, Resolve>()
  let thread: Thread | undefined
  let endedAt = -Infinity
  let lastId = 0

  const end = (fault: string): void => {
    thread = undefined
    endedAt = performance.now()
    waiting.forEach((resolve) => resolve(null))
    waiting.clear()
    onFault(fault)
  }

  function begin(): Thread {
    const worker = new Worker(new URL('./drawing.ts', import.meta.url), {
      workerData: pathToFileURL(module).href,
      resourceLimits: heap,
      // What is loaded into the gateway's process is not meant for its threads.
      execArgv: [],
    })
    worker.unref()
    const calls = new Promise<Painter['calls']>((resolve) => {
      worker.on('message', (told: DrawingTold) => {
        if ('calls' in told) return resolve(told.calls)
        if (told.fault !== undefined) onFault(told.fault)
        waiting.get(told.id)?.(told.markup)
        waiting.delete(told.id)
      })
      worker.once('error', (error) => end(String(error)))
      worker.once('exit', () => resolve({}))
    })
    return { worker, calls }
  }

  const running = (): Thread | undefined => {
    if (!thread && performance.now() - endedAt > restMs) thread = begin()
    return thread
  }

  return {
    begin: () => void running(),
    callsOf: async (path) => {
      const calls = await running()?.calls
      return calls && Object.hasOwn(calls, path) ? calls[path] : undefined
    },
    draw: (viewer, data) => {
      const worker = running()?.worker
      if (!worker || waiting.size >= MOST_WAITING) return Promise.resolve(null)
      const id = (lastId += 1)
      return new Promise((resolve) => {
        // It hangs, or the machine does: whoever waits is let go, and another thread begins after a rest.
        const timer = setTimeout(() => {
          end(`no picture of ${viewer.path} within ${longestMs} ms`)
          void worker.terminate()
        }, longestMs)
        waiting.set(id, (markup) => {
          clearTimeout(timer)
          resolve(markup)
        })
        tell(worker, { id, viewer, data: JSON.stringify(data) })
      })
    },
    close: async () => void (await thread?.worker.terminate()),
  }
}
