import { useEffect, useRef, useState } from 'react'
import type { ApiErrorCode } from '../../lib/api/apiError.ts'
import { MOST_AT_ONCE } from '../list/inParallel.ts'
import { runSteps, type StepStore } from './runSteps.ts'
import { isSettled, type Step, type StepResult, type StepResults } from './step.ts'
import { continueStoredRun, dropStoredRun, hasStoredRun, readStoredRun, type StoredRun, storeRun, withRunLock } from './storedRun.ts'
import type { Progress } from './StepsProgress.tsx'

/** A run that ended: because nothing is left, with failures, or by a stop. */
export interface EndedRun<Plan> {
  readonly plan: Plan
  readonly steps: readonly Step[]
  readonly results: StepResults
  /** Every step is done or skipped. */
  readonly isOver: boolean
}

interface Run<Plan> extends EndedRun<Plan> {
  /** Of this try; null: it has ended. */
  readonly progress: Progress | null
}

interface StepsOptions<Plan> {
  /** The same steps for the same plan, also after a reload. */
  readonly getSteps: (plan: Plan) => readonly Step[]
  /** Stores runs under this name, with a plan that JSON can represent. Rename it when the plan's shape changes. Default: not stored. */
  readonly storeAs?: string
  /** Steps at once; default: 4. */
  readonly limit?: number
  /** `endsRun` of `runSteps`. */
  readonly endsRun?: (code: ApiErrorCode) => boolean
  /** Goes on when the page is left. Default: the run stops. */
  readonly outlivesPage?: boolean
  readonly onStep?: (step: Step, result: StepResult) => void
  /** Called after each try, before its result is shown. */
  readonly onEnd?: (run: EndedRun<Plan>) => Promise<void> | void
}

/** Warns before a reload that would lose the run. */
function useLeaveWarning(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return undefined
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isRunning])
}

/** Functions are not stored: what was done before a reload is undone by the steps' own undo. */
const withUndo = (steps: readonly Step[], results: StepResults): StepResults => {
  const undos = new Map(steps.map(({ key, undo }) => [key, undo ?? null]))
  return new Map([...results].map(([key, result]) => [key, result.kind === 'done' ? { ...result, undo: undos.get(key) ?? null } : result]))
}

const isReadable = (name: string | undefined): boolean => name !== undefined && hasStoredRun(name)

export function useSteps<Plan>({
  getSteps,
  storeAs,
  limit = MOST_AT_ONCE,
  endsRun,
  outlivesPage = false,
  onStep,
  onEnd,
}: StepsOptions<Plan>) {
  const [run, setRun] = useState<Run<Plan> | null>(null)
  const [interrupted, setInterrupted] = useState<StoredRun<Plan> | null>(null)
  const [isReading, setIsReading] = useState(() => isReadable(storeAs))
  const stopping = useRef<AbortController | null>(null)
  useLeaveWarning(storeAs === undefined && run !== null && run.progress !== null)
  const isLeft = useRef(false)
  const isStored = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      if (outlivesPage) return
      isLeft.current = true
      stopping.current?.abort()
    }
  }, [outlivesPage])
  useEffect(() => {
    if (storeAs === undefined || !hasStoredRun(storeAs)) return undefined
    let isCurrent = true
    void (async () => {
      const stored = await readStoredRun<Plan>(storeAs)
      if (!isCurrent) return
      setInterrupted(stored)
      setIsReading(false)
    })()
    return () => void (isCurrent = false)
  }, [storeAs])

  const execute = async (
    plan: Plan,
    earlier: StepResults,
    store: StepStore | null,
    isChosen: (result: StepResult | undefined) => boolean = (result) => !isSettled(result),
  ): Promise<void> => {
    if (isLeft.current) return
    isStored.current = isReadable(storeAs)
    const controller = new AbortController()
    stopping.current = controller
    const steps = getSteps(plan)
    const results = new Map<string, StepResult>(earlier)
    const chosen = steps.filter(({ key }) => isSettled(earlier.get(key)) || isChosen(earlier.get(key)))
    const total = chosen.filter(({ key }) => !isSettled(earlier.get(key))).length
    let answered = 0
    const show = (): void => setRun({ plan, steps, results: earlier, isOver: false, progress: { answered, total } })
    show()
    await runSteps(chosen, {
      limit,
      signal: controller.signal,
      earlier,
      store,
      ...(endsRun && { endsRun }),
      onStep: (step, result) => {
        results.set(step.key, result)
        answered += 1
        onStep?.(step, result)
        show()
      },
    })
    const isOver = steps.every(({ key }) => isSettled(results.get(key)))
    if (isOver && storeAs !== undefined) dropStoredRun(storeAs)
    const ended = { plan, steps, results, isOver }
    await onEnd?.(ended)
    setRun({ ...ended, progress: null })
  }
  const stored = storeAs === undefined ? null : continueStoredRun(storeAs)
  const locked = (act: () => Promise<void>): void => void (storeAs === undefined ? act() : withRunLock(storeAs, act))

  /** Results of this tab and of others that continued the run meanwhile. null: another tab has finished or discarded it. */
  const readResults = async ({ plan, results }: Run<Plan>): Promise<StepResults | null> => {
    if (storeAs === undefined || !isStored.current) return results
    const now = await readStoredRun<Plan>(storeAs)
    const done = [...results].filter(([, { kind }]) => kind === 'done')
    return now && new Map([...withUndo(getSteps(plan), now.results), ...done])
  }
  const again = (isChosen?: (result: StepResult | undefined) => boolean, change?: (results: StepResults) => Promise<StepResults>): void => {
    if (!run) return
    locked(async () => {
      const results = await readResults(run)
      if (results) await execute(run.plan, (await change?.(results)) ?? results, stored, isChosen)
      else setRun(null)
    })
  }

  return {
    run,
    /** A run of this name that a reload has interrupted. */
    interrupted,
    /** A stored run is being read, or another tab continues it. */
    isReading,
    isNew: !run && !interrupted && !isReading,
    start: (plan: Plan): void =>
      locked(async () => execute(plan, new Map(), storeAs === undefined ? null : await storeRun(storeAs, plan, getSteps(plan).length))),
    resume: (): void => {
      if (storeAs === undefined) return
      setInterrupted(null)
      setIsReading(true)
      locked(async () => {
        // Another tab may have finished or discarded it.
        const now = await readStoredRun<Plan>(storeAs)
        setIsReading(false)
        if (now) await execute(now.plan, withUndo(getSteps(now.plan), now.results), stored)
      })
    },
    retry: (isChosen?: (result: StepResult | undefined) => boolean): void => again(isChosen),
    /** Gives up what failed or is uncertain, and runs the rest. */
    skip: (): void =>
      again(undefined, async (before) => {
        const results = new Map(before)
        for (const [key, result] of before) {
          if (result.kind !== 'failed' && result.kind !== 'uncertain') continue
          const skipped = { kind: 'skipped', message: result.message } as const
          results.set(key, skipped)
          await stored?.save(key, skipped)
        }
        return results
      }),
    stop: (): void => stopping.current?.abort(),
    discard: (): void => {
      if (storeAs !== undefined) dropStoredRun(storeAs)
      setInterrupted(null)
    },
  }
}
export type Steps<Plan> = ReturnType<typeof useSteps<Plan>>
