import type { ApolloCache, ApolloClient } from '@apollo/client'
import type { Authority } from '@callout/contracts/profile/authorities'
import type { ReactNode } from 'react'
import type { FieldValues, Resolver, UseFormReturn } from 'react-hook-form'
import type { StaffRight } from '../../lib/session/staffRights.ts'
import type { Change } from '../../lib/api/changeIn.ts'
import type { ApiError } from '../../lib/api/apiError.ts'
import type { Undo } from '../../lib/writes/writeResult.ts'
import type { DuplicateLookup } from '../../lib/forms/submitOnce.ts'
import type { FieldRules, Merge } from './fieldChanges.ts'
import type { FileFieldOf } from './formDraft.ts'

export interface FormTypes {
  values: FieldValues
  /** The edited record; null for a new one. */
  record: { readonly id: string } | null
  context: unknown
  /** The edited part of the record if the user can choose one; else null. */
  scope: unknown
  question: unknown
}

/** `FormOf<Values>` only creates, `FormOf<Values, Tax | null>` creates and changes, `FormOf<Values, Tax>` only changes. */
export interface FormOf<
  Values extends FieldValues,
  Record extends FormTypes['record'] = null,
  More extends Partial<Pick<FormTypes, 'context' | 'question'>> = object,
> extends FormTypes {
  values: Values
  record: Record
  context: More extends { context: infer Own } ? Own : null
  scope: null
  question: More extends { question: infer Question } ? Question : null
}

export type FieldOf<F extends FormTypes> = keyof F['values'] & string

export interface FormState<F extends FormTypes> {
  readonly client: ApolloClient
  readonly context: F['context']
  /** The edited version. */
  readonly record: F['record']
  readonly scope: F['scope']
  /** Initial values for that version. */
  readonly base: F['values']
}

export interface SaveCall<F extends FormTypes> extends FormState<F> {
  readonly values: F['values']
  readonly changed: readonly FieldOf<F>[]
  /** Repeating a request with the same key creates the record only once. */
  readonly idempotencyKey: string
  readonly declared: Pick<Form<F>, 'noun' | 'labels' | 'unordered' | 'sendTogether'>
}

export interface AskedQuestion<Question> {
  readonly question: Question
}

export const askQuestion = <Question>(question: Question): AskedQuestion<Question> => ({ question })

export type Asked<F extends FormTypes> =
  | AskedQuestion<F['question']>
  | { readonly newer: F['record'] }
  | { readonly wrong: ApiError['fields'] }

/** Result of a save: where to navigate and what to report. A write with status 200 succeeded, whatever it returns. */
export interface Saved {
  readonly to: string
  /** null: the target page reports it. */
  readonly successMessage: string | null
  /** Fields that the service did not save. */
  readonly unsavedFields?: string | null
  /** Undoes the save; offered in the toast. `name`: what was saved, such as "Profile". */
  readonly undo?: { readonly name: string; readonly run: Undo }
}

/** A record that an earlier try may have created. */
export interface FoundRecord {
  readonly name: string
  readonly to: string
  /** Default: "Open it". */
  readonly useLabel?: string
}

export interface Sender<F extends FormTypes> {
  /** Checks before sending; null: nothing to ask. */
  question?(this: void, call: SaveCall<F>): Promise<Asked<F> | null>
  /** `answered`: the question that the user has confirmed. */
  save(this: void, call: SaveCall<F>, answered: F['question'] | null): Promise<Saved | Asked<F>>
  /** The question that an API error asks. `open`: the question already confirmed; null: none. */
  questionOnError?(this: void, apiError: ApiError, open: F['question'] | null): F['question'] | null
  /** Maps a wire field to a form field if the names differ. */
  getPlace?(this: void, field: string): string
  /** After a lost response: finds the record that the earlier try may have created. */
  findDuplicate?(this: void, call: SaveCall<F>): ReturnType<DuplicateLookup<FoundRecord>>
}

/** Another user's version beside the user's input. */
export interface Stale<F extends FormTypes> extends Change {
  readonly record: F['record']
  readonly base: F['values']
  readonly remote: F['values']
  readonly merge: Merge<F['values']>
}

export interface OpenForm<F extends FormTypes> extends FormState<F> {
  readonly form: UseFormReturn<F['values']>
  /** The record when the form was opened. */
  readonly opened: F['record']
  readonly stale: Stale<F> | null
  readonly problem: ApiError | null
  readonly isSaving: boolean
  submit(this: void): void
  /** Ends the form and its draft after another way of saving. */
  leaveFor(this: void, to: string): Promise<void>
  readonly idempotencyKey: string
  /** Saves despite the open question. */
  confirm(this: void): void
  closeQuestion(this: void): void
  /** Switches to another part of the record, with its initial values. */
  takeScope(this: void, scope: F['scope'], initialValues: Partial<F['values']>): void
}

export interface PartProps<F extends FormTypes> {
  readonly page: OpenForm<F>
}
export interface QuestionProps<F extends FormTypes> extends PartProps<F> {
  readonly question: F['question'] & {}
}
export interface StaleProps<F extends FormTypes> extends PartProps<F> {
  readonly stale: Stale<F>
  /** Continues from the other version with these values. */
  readonly onContinue: (values: F['values']) => void
  readonly onClose: () => void
}

type Part<Props> = (props: Props) => ReactNode

export interface Section<F extends FormTypes> {
  readonly title: string
  readonly Fields: Part<PartProps<F>>
  readonly isStarred?: boolean
  /** Continues the section above: its title is visually hidden. */
  readonly isJoined?: boolean
  /** Shown in a left column on wide screens. Such sections come first. */
  readonly isSide?: boolean
  isShown?(this: void, page: OpenForm<F>): boolean
}

/** Validation rules; `now` returns the form's current state. */
export type Rules<F extends FormTypes> = (now: () => FormState<F>, fields: FieldRules<F['values']>) => Resolver<F['values']>

export interface Form<F extends FormTypes> extends FieldRules<F['values']> {
  readonly name: string
  readonly noun: string
  /** null: no authority required. */
  readonly needs: Authority | null
  /** Opens it to staff with this right too. */
  readonly staffRight?: StaffRight
  readonly list: { readonly to: string; readonly label: string }
  /** The permitted users, for those who may not use the form. */
  readonly forbiddenMessage: string
  valuesOf(record: F['record'], context: F['context'], scope: F['scope']): F['values']
  /** `saved`: the scope of the restored draft; undefined without one. */
  scopeOf(record: F['record'], context: F['context'], saved: F['scope'] | undefined): F['scope']
  /** The field with files, which a draft stores separately. */
  readonly files?: FileFieldOf<F['values']>
  /** Fields never stored in a draft, such as secrets. */
  readonly excludedFromDraft?: readonly FieldOf<F>[]
  readonly rules: Rules<F>
  readonly sections: readonly Section<F>[]
  /** Wraps the form, for context providers. */
  readonly Wrapper?: Part<PartProps<F> & { readonly children: ReactNode }>
  /** Shown beside the form. */
  readonly Summary?: Part<PartProps<F>>
  readonly MobileFooter?: Part<PartProps<F>>
  /** The mobile footer has the primary button. */
  readonly isFooterPrimary?: boolean
  readonly save: { readonly label: string; /** Effect of the shortcut: "save". */ readonly verb: string }
  readonly sender: Sender<F>
  readonly Question?: Part<QuestionProps<F>>
  readonly edit?: {
    read(this: void, client: ApolloClient, id: string): Promise<F['record']>
    getName(this: void, record: F['record'] & {}): string
    getPath(this: void, record: F['record'] & {}): string
    /** null: the service has no version numbers. */
    getVersion(record: F['record'] & {}): number | null
    /** The author of the newer version, if returned. */
    changeSince?(client: ApolloClient, record: F['record'] & {}): Promise<Change>
    /** Replaces the default dialog where values need custom formatting. Loaded lazily. */
    readonly StaleDialog?: Part<StaleProps<F>>
  }
  /** Evicts outdated data after a save. */
  refresh(cache: ApolloCache, record: F['record']): void
}
