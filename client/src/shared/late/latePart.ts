/** `part` is there once its download has come; `hasFailed` after one that has not. */
export interface LateState<Part> {
  readonly part?: Part
  readonly hasFailed: boolean
  /** Why. */
  readonly error?: unknown
}

/** Code that a page does without at first. */
export interface LatePart<Part> {
  /** Its key; only a build says it (client/build/lateFiles.ts). */
  readonly module: string | undefined
  /** Begins the download, once; another after one that failed. Rejects where it fails. */
  readonly load: () => Promise<Part>
  /** Begins it for whoever does not wait: a failure is in the state, and told to whoever needs the part. */
  readonly warm: () => void
  readonly state: () => LateState<Part>
  /** Returns how to end that. Whoever listens is told before `load` resolves. */
  readonly subscribe: (listener: () => void) => () => void
}

export function latePart<Part>(download: () => Promise<Part>, module?: string): LatePart<Part> {
  const listeners = new Set<() => void>()
  let state: LateState<Part> = { hasFailed: false }
  let coming: Promise<Part> | undefined
  const tell = (next: LateState<Part>): void => {
    state = next
    listeners.forEach((listener) => listener())
  }
  const begin = async (): Promise<Part> => {
    if (state.hasFailed) tell({ hasFailed: false })
    try {
      const part = await download()
      tell({ part, hasFailed: false })
      return part
    } catch (error) {
      coming = undefined
      tell({ hasFailed: true, error })
      throw error
    }
  }
  const load = (): Promise<Part> => (coming ??= begin())
  return {
    module,
    load,
    warm: () => void load().catch(() => {}),
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
