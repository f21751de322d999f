import { type LazyModule, lazyModule } from '../../lib/lazyModule.ts'
import type { ApolloClient } from '@apollo/client'
import type { Actor, Authority } from '@callout/contracts/profile/authorities'
import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ApiError } from '../../lib/api/apiError.ts'
import type { Format } from '../../lib/format/useFormat.ts'
import type { ToastLink } from '../toasts/LinkToast.tsx'

/** Who would act. */
export interface Who {
  readonly user: Actor
  /** As far as it is known: until then false. */
  holds(this: void, authority: Authority): boolean
}

/** What a call needs. */
export interface Call {
  readonly client: ApolloClient
  /** In the account's zone. */
  readonly format: Format
}

/** Whether an action has had its effect; `ignored`: accepted, and nothing is changed; `unknown`: nobody tells. */
export type Effect = 'done' | 'ignored' | 'unknown'

/** What has come of an action that was answered. `stands`: what the record is now, as a clause: "JOB-1012 is Assigned". */
export type Answered<Outcome> =
  | { readonly effect: 'done'; readonly outcome: Outcome }
  | { readonly effect: 'ignored'; readonly stands: string }
  | { readonly effect: 'unknown' }

/** The same, or `waiting`: it is kept on the device, and will be sent by itself. */
export type Sent<Outcome> = Answered<Outcome> | { readonly effect: 'waiting' }

/**
 * Where an undo has ended. `stands` is null where nobody knows. `refusal`: why it went no further. `insist`: completes an undo
 * that was refused because of a conflict.
 */
export interface Undone {
  readonly effect: Effect
  readonly stands: string | null
  readonly apiError?: string
  readonly insist?: Undo
}
/** May reject with what the gateway answered. */
export type Undo = () => Promise<Undone>

/** The target as the backend has it now, and why the action is not possible any more, or null. */
export interface Newest<Target> {
  readonly newest: Target
  readonly obstacle: string | null
}

/** How an action looks. */
export interface ActionFace {
  readonly label: string
  /** Between the label and the name of what it is done to, where the label is no verb: ": ", " for ". */
  readonly link?: string
  readonly Icon: TablerIcon
  /** Ends something: stands apart, and in red. */
  readonly isDestructive?: boolean
}

/** What is done on a page of its own. */
export interface LeadingAction<Subject> extends ActionFace {
  leadsTo(this: void, subject: Subject): string
}

/** One thing that is done at once, or in a dialog. */
export interface Action<Target, Outcome> extends ActionFace {
  readonly leadsTo?: undefined
  /** Whether a dialog comes first. Left out: never. */
  asks?(target: Target, format: Format): boolean
  /** What a dialog without questions says will happen. Undo is told only where there is none. */
  consequence?(target: Target, format: Format): string | undefined
  /** What was done, for the toast. */
  said(target: Target, outcome: Outcome, format: Format): string
}

/** An action that waits for an answer in its dialog. Is kept as JSON while a lost session leads away. */
export interface ActionRequest<Name extends string, Target> {
  /** The name of the set. */
  readonly set: string
  readonly name: Name
  readonly target: Target
}

/** What is shown of a refusal. */
export interface ProblemProps<Target> {
  readonly problem: ApiError
  readonly target: Target
}

/** What the dialog of an action is given. */
export interface ActionDialogProps<Name extends string, Target, Input, Outcome = unknown> {
  readonly actions: Actions<Name, never, Target, Input, Outcome>
  readonly request: ActionRequest<Name, Target>
  readonly onClose: () => void
}

/**
 * What can be done to the records of a domain, and how. `Subject`: what a menu stands at; `Target`: what a call is made
 * for; `Input`: what a dialog adds; `Outcome`: what the backend tells afterwards. What takes one of them is a method, so that
 * parts that care for none of them take any.
 */
export interface Actions<Name extends string, Subject, Target, Input, Outcome> {
  readonly actions: Readonly<Record<Name, Action<Target, Outcome> | LeadingAction<Subject>>>
  readonly noun: { readonly one: string; readonly many: string }
  /** In sentences. */
  nameOf(target: Target): string
  /** The same for the same target in the same version. */
  keyOf(target: Target): string
  /** What the action is done to; asks the backend where the subject does not tell, or is known to be old. */
  find(client: ApolloClient, name: Name, subject: Subject, isOld: boolean): Target | Promise<Target>
  /** Rejects with what the gateway answered. */
  send(call: Call, name: Name, target: Target, input: Partial<Input>): Promise<Sent<Outcome>>
  /** What the toast adds: a side effect that did not happen. null: nothing. */
  remark?(outcome: Outcome): string | null
  /** The record that the toast names, if it has a page of its own: shown unless that page is open. */
  viewOf?(name: Name, target: Target, outcome: Outcome, format: Format): ToastLink | null
  /** What takes it back; null where there is no way back, or not for this person. */
  undo?(call: Call, name: Name, target: Target, outcome: Outcome): Undo | null
  /** Queries that are asked again afterwards, where they are on the screen. */
  readonly refreshes: readonly string[]
  /** For a dialog whose target somebody else has changed. */
  newest?(client: ApolloClient, name: Name, target: Target): Promise<Newest<Target>>
  /** What goes ahead in spite of a clash. Left out: nothing does. */
  readonly insists?: Partial<Input>
  /** What stands in the way, of a clash; loaded late. Left out: the words of the refusal. */
  Clash?(this: void, props: ProblemProps<Target>): ReactNode
  /** Loaded late. Left out: a confirmation. */
  Dialog?(this: void, props: ActionDialogProps<Name, Target, Input, Outcome>): ReactNode
}

/** The same in a dialog that can go on from what somebody else has saved. */
export interface ActionProblemProps<Name extends string, Target> extends ProblemProps<Target> {
  readonly actions: Pick<Actions<Name, never, Target, unknown, unknown>, 'newest' | 'Clash'>
  readonly name: Name
  readonly onAdopt: (target: Target) => void
}

/** One that is done here. Throws for one that has a page of its own. */
export function actionIn<Name extends string, Target, Outcome>(
  { actions }: Pick<Actions<Name, never, Target, never, Outcome>, 'actions'>,
  name: Name,
): Action<Target, Outcome> {
  const action = actions[name]
  if (action.leadsTo) throw new Error(`“${action.label}” has a page of its own`)
  return action
}

/** Actions out of what a domain says of them. What does not fit its records or its calls does not compile. */
export const defineActions = <Name extends string, Subject, Target, Input, Outcome>(
  declaration: Actions<Name, Subject, Target, Input, Outcome>,
): Actions<Name, Subject, Target, Input, Outcome> => declaration

/** How actions look, and what asks before one is done. */
export interface ActionFaces<Name extends string> {
  readonly actions: Readonly<Record<Name, ActionFace>>
  readonly Dialog?: unknown
}

/** What a list knows of the actions at first: which there are. How they look and are done is loaded when somebody acts. */
export interface OfferedActions<Name extends string, Subject> {
  /** One word. An open dialog is kept under it while a lost session leads away. */
  readonly name: string
  /** Which subject is busy. */
  keyOf(subject: Subject): string
  /** Of the button that opens what can be done: "Actions for JOB-1012". */
  nameOf(subject: Subject): string
  /** What can be done now, in the order in which it is offered. */
  offered(subject: Subject, who: Who): readonly Name[]
  readonly lazy: LazyModule<ActionFaces<Name>>
}

/** The same, with all that is needed to act. */
export interface ActionSet<Name extends string, Subject, Target, Input, Outcome> extends OfferedActions<Name, Subject> {
  readonly lazy: LazyModule<Actions<Name, Subject, Target, Input, Outcome>>
}

interface ActionSetDeclaration<Name extends string, Subject, Target, Input, Outcome> extends Omit<OfferedActions<Name, Subject>, 'lazy'> {
  load(this: void): Promise<Actions<Name, Subject, Target, Input, Outcome>>
}

export const actionSet = <Name extends string, Subject, Target, Input, Outcome>({
  load,
  ...rest
}: ActionSetDeclaration<Name, Subject, Target, Input, Outcome>): ActionSet<Name, Subject, Target, Input, Outcome> => ({
  ...rest,
  lazy: lazyModule(load),
})
