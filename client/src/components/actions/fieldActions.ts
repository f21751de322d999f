import type { ApolloClient } from '@apollo/client'
import { type Action, type ActionDisplay, type Actions, type Call, defineActions } from './defineActions.ts'
import { type AnsweredWrite, effectOn, toFields, type UndoResult, type WriteResult } from '../../lib/writes/writeResult.ts'

interface FieldAction<Target, Fields, Input> extends ActionDisplay {
  change(this: void, target: Target, input: Partial<Input>): Partial<Fields>
  /** The change as a noun: "Move". */
  readonly noun?: string
  /** The fields of the undo, which are those of the change; null: a former value is missing. Default: no undo. */
  restore?(this: void, target: Target): Partial<Fields> | null
  successMessage(this: void, name: string): string
}

interface OtherAction<Target, Returned, Input> extends ActionDisplay {
  send(this: void, call: Call, target: Target, input: Partial<Input>): Promise<WriteResult<Returned>>
  successMessage(this: void, name: string): string
}

type Shared = 'noun' | 'getName' | 'getKey' | 'refetchQueries'

interface FieldActions<
  Name extends string,
  Subject extends { readonly id: string },
  Target,
  Input,
  Fields,
  Returned extends Fields,
> extends Pick<Actions<Name, Subject, Target, Input, Returned>, Shared> {
  readonly actions: Readonly<Record<Name, FieldAction<Target, Fields, Input> | OtherAction<Target, Returned, Input>>>
  toTarget(this: void, subject: Subject): Target
  /** The current record. Rejects with the gateway's error. */
  read(this: void, client: ApolloClient, id: string): Promise<Target>
  /** Sends fields and resolves with the returned record, if any. `latest`: the record after the action that an undo reverts. */
  write(this: void, client: ApolloClient, target: Target, change: Partial<Fields>, latest?: Returned): Promise<Returned | null>
  /** The state of changed fields as a clause: "is active". */
  state(this: void, fields: Partial<Fields>): string
}

/** Actions that set fields: each result is the returned record compared with the change, each undo writes the former values. */
export function defineFieldActions<
  Name extends string,
  Subject extends { readonly id: string },
  Target,
  Input,
  Fields,
  Returned extends Fields,
>(declaration: FieldActions<Name, Subject, Target, Input, Fields, Returned>): Actions<Name, Subject, Target, Input, Returned> {
  const { actions, noun, getName, getKey, refetchQueries, toTarget, read, write, state } = declaration

  async function send(client: ApolloClient, target: Target, change: Partial<Fields>, latest?: Returned): Promise<AnsweredWrite<Returned>> {
    const returned = await write(client, target, change, latest)
    const kind = effectOn<Fields>(change, returned)
    if (returned === null || kind === 'unknown') return { kind: 'unknown' }
    if (kind === 'done') return { kind, value: returned }
    const record: Fields = returned
    const fields = Object.fromEntries(toFields(change).map((field) => [field, record[field]])) as Partial<Fields>
    return { kind, state: `${getName(target)} ${state(fields)}` }
  }

  async function restore(client: ApolloClient, target: Target, change: Partial<Fields>, latest: Returned): Promise<UndoResult> {
    const sent = await send(client, target, change, latest)
    return { kind: sent.kind, state: sent.kind === 'ignored' ? sent.state : `${getName(target)} ${state(change)}` }
  }

  const faceOf = (name: Name): Action<Target, Returned> => ({
    ...actions[name],
    successMessage: (target) => actions[name].successMessage(getName(target)),
  })

  return defineActions({
    actions: Object.fromEntries((Object.keys(actions) as Name[]).map((name) => [name, faceOf(name)])) as Record<
      Name,
      Action<Target, Returned>
    >,
    noun,
    getName,
    getKey,
    refetchQueries,
    changeNoun: (name) => ('send' in actions[name] ? undefined : actions[name].noun) ?? 'Change',
    find: (client, _name, subject, isOld) => (isOld ? read(client, subject.id) : toTarget(subject)),
    send: (call, name, target, input) => {
      const action = actions[name]
      return 'send' in action ? action.send(call, target, input) : send(call.client, target, action.change(target, input))
    },
    undo: ({ client }, name, target, latest) => {
      const action = actions[name]
      const change = 'send' in action ? null : (action.restore?.(target) ?? null)
      return change && (() => restore(client, target, change, latest))
    },
  })
}

export const activation = (isActive: boolean) => ({
  label: isActive ? 'Set active' : 'Set inactive',
  link: ': ',
  noun: isActive ? 'Activation' : 'Deactivation',
  change: () => ({ isActive }),
  restore: () => ({ isActive: !isActive }),
  successMessage: (name: string): string => `${name} set ${isActive ? 'active' : 'inactive'}`,
})
export const activityState = (isActive: boolean | null | undefined): string => (isActive ? 'is active' : 'is inactive')
