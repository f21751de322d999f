import { createContext, type ReactNode, Suspense, useContext, useMemo, useSyncExternalStore } from 'react'
import type { ActionSet, OfferedActions } from './defineActions.ts'
import { DialogAfterFrame } from './DialogAfterFrame.tsx'
import { type ActionRunner, useActionRunner } from './useActionRunner.ts'

type Runners = ReadonlyMap<unknown, ActionRunner<string, never>>

const RunnersContext = createContext<Runners>(new Map())

interface ActionsProviderProps<Name extends string, Subject, Target, Input, Outcome> {
  readonly set: ActionSet<Name, Subject, Target, Input, Outcome>
  readonly children: ReactNode
}

/** Gives everything below it one way to do an action of the set: at once, or through its dialog. */
export function ActionsProvider<Name extends string, Subject, Target, Input, Outcome>({
  set,
  children,
}: ActionsProviderProps<Name, Subject, Target, Input, Outcome>) {
  const { run, busy, open, close } = useActionRunner(set)
  const outer = useContext(RunnersContext)
  const runners = useMemo(() => new Map([...outer, [set, { run, busy }] as const]) as Runners, [outer, set, run, busy])
  return (
    <RunnersContext value={runners}>
      {children}
      <Suspense fallback={null}>
        {open && <DialogAfterFrame key={`${open.request.name}/${open.actions.keyOf(open.request.target)}`} {...open} onClose={close} />}
      </Suspense>
    </RunnersContext>
  )
}

/** How to act on the subjects of a set. */
export function useRunner<Name extends string, Subject>(set: OfferedActions<Name, Subject>): ActionRunner<Name, Subject> {
  const runner = useContext(RunnersContext).get(set)
  if (!runner) throw new Error(`The actions “${set.name}” need an ActionsProvider above`)
  return runner
}

/** The same, and `keyOf` the subject to which something is being done at this moment. */
export function useActions<Name extends string, Subject>(set: OfferedActions<Name, Subject>) {
  const { run, busy } = useRunner(set)
  return { run, busyKey: useSyncExternalStore(busy.subscribe, busy.read) }
}
