/** Wire codes keyed by GraphQL enum name, shared by wire, schema and client: `jobStatus.CANCELLED.code === 7`. */
import { z } from './zod.ts'

export type Code = number | string
export interface Coded<C extends Code = Code> {
  readonly code: C
  readonly label: string
}
export type CodeTable = Readonly<Record<string, Coded>>
export type CodeOf<T extends CodeTable> = T[keyof T]['code']
export type NameOf<T extends CodeTable> = keyof T & string

const codesOf = <T extends CodeTable>(table: T) => Object.values(table).map((entry) => entry.code) as CodeOf<T>[]

export const codeSchema = <T extends CodeTable>(table: T) => z.literal(codesOf(table))

const entryOfText = (table: CodeTable, text: unknown): Coded | undefined =>
  typeof text === 'string' || typeof text === 'number' ? Object.values(table).find(({ code }) => String(code) === String(text)) : undefined

/** Accepts unknown codes too; they are shown as numbers. */
export const codeOrRaw = <T extends CodeTable>(table: T) => z.union([codeSchema(table), z.int(), z.string()])

/** 0 means none. */
export const codeOrNone = <T extends CodeTable>(table: T) =>
  z.pipe(
    z.literal([0, ...codesOf(table)]),
    z.transform((code: 0 | CodeOf<T>): CodeOf<T> | null => (code === 0 ? null : code)),
  )

export const codeOrElse = <T extends CodeTable>(table: T, fallback: CodeOf<T>) =>
  z.pipe(
    z.string(),
    z.transform((text: string): CodeOf<T> => codesOf(table).find((code) => code === text) ?? fallback),
  )

export const choicesOf = (table: CodeTable): { readonly error: string } => ({ error: `Choose one of ${codesOf(table).join(', ')}` })

const getTexts = <T extends CodeTable>(table: T) =>
  codesOf(table).flatMap((code): (CodeOf<T> | `${CodeOf<T>}`)[] => (typeof code === 'number' ? [code, `${code}`] : [code]))

/** For queries and bodies, where numbers may be text. `missing`: the message without a value. */
export const codeInput = <T extends CodeTable>(table: T, missing?: string) =>
  z.pipe(
    z.literal(getTexts(table), {
      error: ({ input }) => (missing !== undefined && (input ?? '') === '' ? missing : choicesOf(table).error),
    }),
    z.transform((value: CodeOf<T> | `${CodeOf<T>}`): CodeOf<T> => entryOfText(table, value)?.code as CodeOf<T>),
  )
