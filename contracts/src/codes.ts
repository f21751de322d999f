/**
 * Tables of wire codes. Each is keyed by its GraphQL enum name, so that one table serves the wire, the schema and the
 * screen: `jobStatus.CANCELLED.code === 7`.
 */
import { z } from './zod.ts'

export type Code = number | string
export interface Coded<C extends Code = Code> {
  readonly code: C
  readonly label: string
}
export type CodeTable = Readonly<Record<string, Coded>>
/** The wire codes of a table. */
export type CodeOf<T extends CodeTable> = T[keyof T]['code']
/** The GraphQL enum names of a table. */
export type NameOf<T extends CodeTable> = keyof T & string

const codesOf = <T extends CodeTable>(table: T) => Object.values(table).map((entry) => entry.code) as CodeOf<T>[]

/** Accepts exactly the codes of a table: a code that nobody knows is refused at the border. */
export const codeSchema = <T extends CodeTable>(table: T) => z.literal(codesOf(table))

const entryOfText = (table: CodeTable, text: unknown): Coded | undefined =>
  typeof text === 'string' || typeof text === 'number' ? Object.values(table).find(({ code }) => String(code) === String(text)) : undefined

/** The same for a code that is shown as its number where nobody knows it. */
export const codeOrRaw = <T extends CodeTable>(table: T) => z.union([codeSchema(table), z.int(), z.string()])

/** The same where 0 says that there is none. */
export const codeOrNone = <T extends CodeTable>(table: T) =>
  z.pipe(
    z.literal([0, ...codesOf(table)]),
    z.transform((code: 0 | CodeOf<T>): CodeOf<T> | null => (code === 0 ? null : code)),
  )

/** The same where a code that nobody knows counts as another one. */
export const codeOrElse = <T extends CodeTable>(table: T, other: CodeOf<T>) =>
  z.pipe(
    z.string(),
    z.transform((text: string): CodeOf<T> => codesOf(table).find((code) => code === text) ?? other),
  )

/** What is said of a code that the table lacks. */
export const choicesOf = (table: CodeTable): { readonly error: string } => ({ error: `Choose one of ${codesOf(table).join(', ')}` })

/** The same in a query or a body, where a number may arrive as text. */
export const codeInput = <T extends CodeTable>(table: T) =>
  z.pipe(
    z.custom<CodeOf<T> | `${CodeOf<T>}`>((value) => entryOfText(table, value) !== undefined, choicesOf(table)),
    z.transform((value: CodeOf<T> | `${CodeOf<T>}`): CodeOf<T> => entryOfText(table, value)?.code as CodeOf<T>),
  )
