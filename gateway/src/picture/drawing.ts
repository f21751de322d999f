import { parentPort, workerData } from 'node:worker_threads'
import type { Painter, Viewer } from '@callout/contracts/firstPicture'

/** What this thread is asked. */
export interface DrawingAsked {
  readonly id: number
  readonly viewer: Viewer
  /** Data of the answers, as JSON. */
  readonly data: string
}

/** What it says: first what its lists ask, then its drawings. */
export type DrawingTold =
  | { readonly calls: Painter['calls'] }
  | { readonly id: number; readonly markup: string | null; readonly fault?: string | undefined }

// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const tell = (told: DrawingTold): void => parentPort?.postMessage(told)
const painter = (await import(workerData as string)) as Painter

parentPort?.on('message', ({ id, viewer, data }: DrawingAsked) => {
  try {
    tell({ id, markup: painter.paint(viewer, JSON.parse(data) as unknown[]) })
  } catch (fault) {
    tell({ id, markup: null, fault: String(fault) })
  }
})
tell({ calls: painter.calls })
