import { type LazyModule, lazyModule } from '../../lib/lazyModule.ts'
import type { ApolloClient } from '@apollo/client'
import type { Actor, Authority } from '@callout/contracts/profile/authorities'
import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ApiError } from '../../lib/api/apiError.ts'
import type { Format } from '../../lib/format/useFormat.ts'
import type { ToastLink } from '../toasts/LinkToast.tsx'
import type { Undo, WriteResult } from '../../lib/writes/writeResult.ts'

export interface CurrentActor {
  readonly user: Actor
  /** False until the user's authorities are loaded. */
  can(this: void, authority: Authority): boolean
}

export interface Call {
  readonly client: ApolloClient
  readonly format: Format
}

/** The target's current state, and why the action is no longer possible, or null. */
export interface Latest<Target> {
  readonly latest: Target
  readonly blockedReason: string | null
}

export interface ActionDisplay {
  readonly label: string
  /** Between the label and the target's name if the label is not a verb: ": ", " for ". */
  readonly reasonSeparator?: string
  readonly Icon: TablerIcon
  readonly isDestructive?: boolean
}

export interface LinkAction<Subject> extends ActionDisplay {
  to(this: void, subject: Subject): string
}

export interface Action<Target, Outcome> extends ActionDisplay {
  readonly to?: undefined
  /** Whether a dialog opens first. Default: never. */
  question?(target: Target, format: Format): boolean
  /** Consequence shown by a confirmation. Mentions an undo only if there is none. */
  consequence?(target: Target, format: Format): string | undefined
  successMessage(target: Target, outcome: Outcome, format: Format): string
}

/** An action with an open dialog. Stored as JSON when an ended session redirects. */
export interface ActionRequest<Name extends string, Target> {
  readonly set: string
  readonly name: Name
  readonly target: Target
}

export interface ProblemProps<Target> {
  readonly problem: ApiError
  readonly target: Target
}

export interface ActionDialogProps<Name extends string, Target, Input, Outcome = unknown> {
  readonly actions: Actions<Name, never, Target, Input, Outcome>
  readonly request: ActionRequest<Name, Target>
  readonly onClose: () => void
}

/** `Subject`: what a menu belongs to; `Target`: what a call changes; `Input`: what a dialog adds; `Outcome`: what the backend returns. */
export interface Actions<Name extends string, Subject, Target, Input, Outcome> {
  readonly actions: Readonly<Record<Name, Action<Target, Outcome> | LinkAction<Subject>>>
  readonly noun: { readonly one: string; readonly many: string }
  getName(target: Target): string
  /** Equal for the same target in the same version. */
  getKey(target: Target): string
  /** The record whose actions share a toast; default: `keyOf`. */
  subjectOf?(target: Target): string
  /** Finds the action's target; queries the backend if the subject is incomplete or outdated. */
  find(client: ApolloClient, name: Name, subject: Subject, isOld: boolean): Target | Promise<Target>
  /** Rejects with the gateway's error. */
  send(call: Call, name: Name, target: Target, input: Partial<Input>): Promise<WriteResult<Outcome>>
  /** A side effect that did not happen, for the toast; null: none. */
  warning?(outcome: Outcome): string | null
  /** The toast's record if it has a page: linked unless that page is open. */
  refetchView?(name: Name, target: Target, outcome: Outcome, format: Format): ToastLink | null
  /** Undoes the action; null if that is impossible or not permitted. */
  undo?(call: Call, name: Name, target: Target, outcome: Outcome): Undo | null
  /** The change as a noun, for "Move undone: J-1012". Default: "Change". */
  changeNoun?(name: Name, target: Target, outcome: Outcome): string
  readonly refetchQueries: readonly string[]
  /** For a dialog whose target another user has changed. */
  readLatest?(client: ApolloClient, name: Name, target: Target): Promise<Latest<Target>>
  /** Input that overrides a conflict. Default: conflicts can't be overridden. */
  readonly override?: Partial<Input>
  /** Describes a conflict; loaded lazily. Default: the error message. */
  Clash?(this: void, props: ProblemProps<Target>): ReactNode
  Dialog?(this: void, props: ActionDialogProps<Name, Target, Input, Outcome>): ReactNode
}

/** Also for a dialog that can continue from another user's version. */
export interface ActionProblemProps<Name extends string, Target> extends ProblemProps<Target> {
  readonly actions: Pick<Actions<Name, never, Target, unknown, unknown>, 'readLatest' | 'Clash'>
  readonly name: Name
  readonly onAdopt: (target: Target) => void
}

/** An action that runs in place. Throws for an action with its own page. */
export function actionIn<Name extends string, Target, Outcome>(
  { actions }: Pick<Actions<Name, never, Target, never, Outcome>, 'actions'>,
  name: Name,
): Action<Target, Outcome> {
  const action = actions[name]
  if (action.to) throw new Error(`“${action.label}” has a page of its own`)
  return action
}

export const defineActions = <Name extends string, Subject, Target, Input, Outcome>(
  declaration: Actions<Name, Subject, Target, Input, Outcome>,
): Actions<Name, Subject, Target, Input, Outcome> => declaration

export interface ActionDisplays<Name extends string> {
  readonly actions: Readonly<Record<Name, ActionDisplay>>
  readonly Dialog?: unknown
}

/** The actions that a list can offer before their implementation is loaded. */
export interface OfferedActions<Name extends string, Subject> {
  readonly name: string
  getKey(subject: Subject): string
  getName(subject: Subject): string
  offered(subject: Subject, actor: CurrentActor): readonly Name[]
  readonly lazy: LazyModule<ActionDisplays<Name>>
}

export interface ActionRules<Name extends string, Subject, Target, Input, Outcome> extends OfferedActions<Name, Subject> {
  readonly lazy: LazyModule<Actions<Name, Subject, Target, Input, Outcome>>
}

interface ActionSetDeclaration<Name extends string, Subject, Target, Input, Outcome> extends Omit<OfferedActions<Name, Subject>, 'lazy'> {
  load(this: void): Promise<Actions<Name, Subject, Target, Input, Outcome>>
}

export const actionRules = <Name extends string, Subject, Target, Input, Outcome>({
  load,
  ...rest
}: ActionSetDeclaration<Name, Subject, Target, Input, Outcome>): ActionRules<Name, Subject, Target, Input, Outcome> => ({
  ...rest,
  lazy: lazyModule(load),
})
