import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react'
import { useStore } from '../../lib/createStore.ts'
import type { ActionRules, OfferedActions, ActionDialogProps } from './defineActions.ts'
import { type ActionRunner, useActionRunner } from './useActionRunner.ts'
import { useLazyModule } from '../../lib/lazyModule.ts'
import { DialogFrame } from '../overlays/DialogFrame.tsx'
import { getLabel } from './actionText.ts'
import { dialogOf, dialogPartOf } from './actionDialog.ts'

/** An action's dialog. A skeleton is painted first, and stays until the dialog's code is loaded. */
export function DialogAfterFrame<Name extends string, Target, Input, Outcome>(props: ActionDialogProps<Name, Target, Input, Outcome>) {
  const { actions, request } = props
  const { value, error } = useLazyModule(dialogPartOf(actions))
  if (!useDeferredValue(Boolean(value || error), false)) {
    return <DialogFrame title={getLabel(actions.actions[request.name], actions.getName(request.target))} />
  }
  const Dialog = dialogOf(actions)
  return <Dialog {...props} />
}

type Runners = ReadonlyMap<unknown, ActionRunner<string, never>>

const RunnersContext = createContext<Runners>(new Map())

interface ActionsProviderProps<Name extends string, Subject, Target, Input, Outcome> {
  readonly set: ActionRules<Name, Subject, Target, Input, Outcome>
  readonly children: ReactNode
}

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
      {open && <DialogAfterFrame key={`${open.request.name}/${open.actions.getKey(open.request.target)}`} {...open} onClose={close} />}
    </RunnersContext>
  )
}

export function useRunner<Name extends string, Subject>(set: OfferedActions<Name, Subject>): ActionRunner<Name, Subject> {
  const runner = useContext(RunnersContext).get(set)
  if (!runner) throw new Error(`The actions “${set.name}” need an ActionsProvider above`)
  return runner
}

export function useActions<Name extends string, Subject>(set: OfferedActions<Name, Subject>) {
  const { run, busy } = useRunner(set)
  return { run, busyKey: useStore(busy) }
}
