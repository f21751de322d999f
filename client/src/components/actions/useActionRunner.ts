import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { toApiError } from '../../lib/api/apiError.ts'
import { useFormat } from '../../lib/format/useFormat.ts'
import { showError } from '../toasts/toasts.ts'
import { actionIn, type ActionRequest, type Actions, type ActionRules } from './defineActions.ts'
import { takeSavedAction } from './dialogs/savedAction.ts'
import { reloadQueries } from './reloadQueries.ts'
import { createStore, type Store } from '../../lib/createStore.ts'

export interface ActionRunner<Name extends string, Subject> {
  run(this: void, name: Name, subject: Subject): void
  /** The busy subject's key, as a store: only rows whose state changes re-render. null: no subject is busy. */
  readonly busy: Store<string | null>
}

export interface OpenDialog<Name extends string, Subject, Target, Input, Outcome> {
  readonly actions: Actions<Name, Subject, Target, Input, Outcome>
  readonly request: ActionRequest<Name, Target>
}

export function useActionRunner<Name extends string, Subject, Target, Input, Outcome>(
  set: ActionRules<Name, Subject, Target, Input, Outcome>,
) {
  const client = useApolloClient()
  const format = useFormat()
  const navigate = useNavigate()
  const [open, setOpen] = useState<OpenDialog<Name, Subject, Target, Input, Outcome> | null>(null)
  const [busy] = useState(() => createStore<string | null>(null))
  useEffect(() => {
    const request = takeSavedAction<Name, Target>(set.name)
    if (request)
      set.lazy.load().then(
        (actions) => setOpen({ actions, request }),
        (error: unknown) => showError(toApiError(error).message),
      )
  }, [set])

  const begin = useCallback(
    async (name: Name, subject: Subject): Promise<void> => {
      const actions = await set.lazy.load()
      const { to } = actions.actions[name]
      if (to) return void navigate(to(subject))
      const target = await actions.find(client, name, subject, false)
      if (actionIn(actions, name).question?.(target, format)) return setOpen({ actions, request: { set: set.name, name, target } })
      const { perform } = await import('./actionParts.ts')
      await perform(actions, { client, format }, { name, target, input: {} })
    },
    [set, client, format, navigate],
  )
  const run = useCallback<ActionRunner<Name, Subject>['run']>(
    (name, subject) => {
      busy.write(set.getKey(subject))
      void begin(name, subject)
        .catch((error: unknown) => {
          showError(toApiError(error).message)
          void reloadQueries(client, set.lazy.value()?.refetchQueries ?? [])
        })
        .finally(() => busy.write(null))
    },
    [set, begin, client, busy],
  )
  return { run, busy, open, close: useCallback(() => setOpen(null), []) }
}
