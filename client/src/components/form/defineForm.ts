import type { LazyModule } from '../../lib/lazyModule.ts'
import type { ApolloCache, ApolloClient } from '@apollo/client'
import type { Authority } from '@callout/contracts/profile/authorities'
import type { ReactNode } from 'react'
import type { FieldValues, Resolver, UseFormReturn } from 'react-hook-form'
import type { Change } from '../../lib/api/changeIn.ts'
import type { ApiError } from '../../lib/api/apiError.ts'
import type { Look } from '../../lib/forms/submitOnce.ts'
import type { z } from '@callout/contracts/zod'
import { wireResolver } from '../../lib/forms/wireResolver.ts'
import { type FieldRules, type Merge, sentValues } from './fieldChanges.ts'
import type { FileFieldOf } from './formDraft.ts'

/** What a form is about, in types. */
export interface FormTypes {
  /** As the fields hold them. */
  values: FieldValues
  /** What its parts need beside the values: settings, names. */
  own: unknown
  /** What is edited; null for what is new. */
  record: { readonly id: string } | null
  /** Which part of the record is edited, where a person can choose; else null. */
  scope: unknown
  /** What a person has to answer before it is saved. */
  question: unknown
  /** A record that an earlier try may have made. */
  found: unknown
}

/** Of a form of one kind of records, whole; `Record` is null for a new one. */
export interface RecordTypes<
  Values extends FieldValues,
  Record extends { readonly id: string },
  Found,
  Question = null,
  Own = null,
> extends FormTypes {
  values: Values
  own: Own
  record: Record | null
  scope: null
  question: Question
  found: Found
}

/** Of a body for what is new, and of one for a change, which takes an id. */
export type Schemas = readonly [whole: z.ZodMiniType, change: z.ZodMiniType]

export type FieldOf<F extends FormTypes> = keyof F['values'] & string

/** Where an open form stands. */
export interface Moment<F extends FormTypes> {
  readonly client: ApolloClient
  readonly own: F['own']
  /** The version that is edited. */
  readonly record: F['record']
  readonly scope: F['scope']
  /** What the form began with for that version. */
  readonly base: F['values']
}

/** One try to save. */
export interface SaveCall<F extends FormTypes> extends Moment<F> {
  readonly values: F['values']
  /** The fields that differ from `base`. */
  readonly changed: readonly FieldOf<F>[]
  /** Sent again with the same key, a record is made once. */
  readonly idempotencyKey: string
  /** The form that is saved. */
  readonly declared: Pick<Form<F>, 'noun' | 'labels' | 'sets' | 'together'>
}

/** What stands between a person and the save. */
export type Asked<F extends FormTypes> =
  | { readonly question: F['question'] }
  /** Somebody else has saved in the meantime. */
  | { readonly newer: F['record'] }
  | { readonly wrong: ApiError['fields'] }

/** Saved: where to go on, and what is said there. A write that was answered 200 is done, whatever it says. */
export interface Saved {
  readonly to: string
  /** null: the page it leads to says it. */
  readonly words: string | null
  /** What the service did not keep. */
  readonly missing?: string | null
  /** Takes it back; offered beside the words. */
  undo?(this: void): Promise<void>
}

/** Sends the values of a form. */
export interface Sender<F extends FormTypes> {
  /** Looks before anything is sent; null where nothing is to be asked. */
  ask?(this: void, call: SaveCall<F>): Promise<Asked<F> | null>
  /** `answered`: the question after which the person went on. */
  save(this: void, call: SaveCall<F>, answered: F['question'] | null): Promise<Saved | Asked<F>>
  /** What a refusal asks. `open`: the question that it answers; null: nothing is asked. */
  askedBy?(this: void, apiError: ApiError, open: F['question'] | null): F['question'] | null
  /** Where a field of the wire stands in the form, where that isn’t under its own name. */
  placeOf?(this: void, field: string): string
  /** After a lost answer: the record that the try before may have made. */
  find?(this: void, call: SaveCall<F>): ReturnType<Look<F['found'] & {}>>
}

/** The version that somebody else has saved, beside what was typed here. */
export interface Stale<F extends FormTypes> extends Change {
  readonly record: F['record']
  readonly base: F['values']
  readonly theirs: F['values']
  readonly merge: Merge<F['values']>
}

/** An open form, as its parts see it. */
export interface OpenForm<F extends FormTypes> extends Moment<F> {
  readonly form: UseFormReturn<F['values']>
  /** The record as it was when the form was opened. */
  readonly opened: F['record']
  readonly stale: Stale<F> | null
  readonly problem: ApiError | null
  readonly isSaving: boolean
  /** Checks the form, asks or saves. */
  submit(this: void): void
  /** Saves what was asked about. */
  confirm(this: void): void
  /** Back to the form. */
  closeQuestion(this: void): void
  /** Another part of the record is edited, with what the form begins with for it. */
  takeScope(this: void, scope: F['scope'], begins: Partial<F['values']>): void
}

export interface PartProps<F extends FormTypes> {
  readonly page: OpenForm<F>
}
export interface QuestionProps<F extends FormTypes> extends PartProps<F> {
  readonly question: F['question'] & {}
}
export interface StaleProps<F extends FormTypes> extends PartProps<F> {
  readonly stale: Stale<F>
  /** Goes on from their version with these values. */
  readonly onContinue: (values: F['values']) => void
  readonly onClose: () => void
}

/** A component that a domain brings; late ones, too. */
type Part<Props> = (props: Props) => ReactNode

/** Fields under a heading. */
export interface Section<F extends FormTypes> {
  readonly title: string
  readonly Fields: Part<PartProps<F>>
  /** The note on stars stands here. */
  readonly isStarred?: boolean
  /** Goes on with the section above: its title is only read out. */
  readonly isJoined?: boolean
  /** Stands in a column of its own at the left, where there is room. Such sections come first. */
  readonly isSide?: boolean
  isShown?(this: void, page: OpenForm<F>): boolean
}

/** Checks values; `now` tells where the form stands at that moment. */
export type Rules<F extends FormTypes> = (now: () => Moment<F>) => Resolver<F['values']>

/** A form, as `FormPage` renders it. */
export interface Form<F extends FormTypes> extends FieldRules<F['values']> {
  /** One word. Drafts lie under it. */
  readonly name: string
  /** In sentences: "job". */
  readonly noun: string
  /** null: everybody may. */
  readonly needs: Authority | null
  /** Where such records are listed: Back leads there. */
  readonly list: { readonly to: string; readonly label: string }
  /** Who may use it, for those who may not. */
  readonly words: string
  /** What the form begins with. */
  valuesOf(record: F['record'], own: F['own'], scope: F['scope']): F['values']
  /** `kept`: of the draft that was found; undefined without one. */
  scopeOf(record: F['record'], own: F['own'], saved: F['scope'] | undefined): F['scope']
  /** The field with files, which a draft keeps apart. */
  readonly files?: FileFieldOf<F['values']>
  /** Fields that no draft keeps: secrets. */
  readonly excludedFromDraft?: readonly FieldOf<F>[]
  readonly rules: Rules<F>
  readonly sections: readonly Section<F>[]
  /** Sections below the first screen: their code follows that of the others. */
  readonly later?: {
    readonly sections: LazyModule<readonly Section<F>[]>
    /** Stands there when they did not come. */
    readonly title: string
    /** Of a skeleton, in pixels: nothing below moves when the sections come. */
    heights(values: F['values']): (readonly [title: string, phone: number, wide: number, isJoined?: boolean])[]
  }
  /** Around everything: what its parts take from a context. */
  readonly Around?: Part<PartProps<F> & { readonly children: ReactNode }>
  /** Beside the form. */
  readonly Summary?: Part<PartProps<F>>
  /** Of a phone, beside the button. */
  readonly Bar?: Part<PartProps<F>>
  readonly save: { readonly label: string; /** What the keys do: "save". */ readonly keys: string }
  readonly sender: Sender<F>
  /** What the question looks like; loaded late. */
  readonly Question?: Part<QuestionProps<F>>
  /** Of a form that makes records: one that an earlier try may have made. */
  readonly found?: {
    nameOf(found: F['found'] & {}): string
    to(found: F['found'] & {}): string
    /** In place of "Open it". */
    readonly useLabel?: string
  }
  /** Of a form that changes records. */
  readonly edit?: {
    /** The record as it is now. */
    read(this: void, client: ApolloClient, id: string): Promise<F['record']>
    nameOf(this: void, record: F['record'] & {}): string
    /** The page of the record. */
    pathOf(this: void, record: F['record'] & {}): string
    /** null: the service does not count versions. */
    versionOf(record: F['record'] & {}): number | null
    /** Who has changed it since that version, as far as somebody says. */
    changeSince?(client: ApolloClient, record: F['record'] & {}): Promise<Change>
    /** Replaces the default dialog where values need a text of their own. Loaded lazily. */
    readonly StaleDialog?: Part<StaleProps<F>>
  }
  /** Forgets what is out of date after a save. */
  refresh(cache: ApolloCache, record: F['record']): void
}

/** Values as the contract checks them; of a change those that it sends. */
export type AsWire<F extends FormTypes> = (sent: Partial<F['values']>, own: F['own']) => object

/** Rules of its own, or the contract's schemas for a new record and for a change. */
type Checked<F extends FormTypes> =
  | { readonly rules: Rules<F>; readonly schemas?: undefined; readonly asWire?: undefined }
  | { readonly rules?: undefined; readonly schemas: Schemas; readonly asWire?: AsWire<F> }

/** What a domain says of its form. What does not fit its types does not compile. */
type Declaration<F extends FormTypes> = Omit<Form<F>, 'scopeOf' | 'found' | 'edit' | 'Question' | 'rules'> &
  Checked<F> &
  (F['scope'] extends null ? { scopeOf?: never } : Pick<Form<F>, 'scopeOf'>) &
  ([F['found']] extends [null] ? { found?: never } : Required<Pick<Form<F>, 'found'>>) &
  ([F['question']] extends [null] ? { Question?: never } : Required<Pick<Form<F>, 'Question'>>) &
  ([F['record']] extends [null] ? { edit?: never } : Required<Pick<Form<F>, 'edit'>>)

/**
 * Rules of the contract: a body for what is new; of a change only what it sends. `asWire`: what a form holds in another way
 * than the contract.
 */
export const schemaRules =
  <F extends FormTypes>(fields: FieldRules<F['values']>, [whole, change]: Schemas, asWire: AsWire<F> = (sent) => sent): Rules<F> =>
  (now) =>
  async (values, context, options) => {
    const { record, base, own } = now()
    const sent = record ? { ...asWire(sentValues<F['values']>(fields, base, values), own), id: '1' } : asWire(values, own)
    const { errors } = await wireResolver<F['values']>(record ? change : whole)(sent, context, options)
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }

/** A form, from a domain's declaration. */
export const defineForm = <F extends FormTypes>(declaration: Declaration<F>): Form<F> => ({
  scopeOf: () => null,
  ...declaration,
  rules: declaration.rules ?? schemaRules<F>(declaration, declaration.schemas, declaration.asWire),
})
