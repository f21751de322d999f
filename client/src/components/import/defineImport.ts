import type { ApolloClient } from '@apollo/client'
import type { Authority } from '@callout/contracts/profile/authorities'

export interface ImportField {
  readonly label: string
  /** Lower-case column names, best match first. The label always counts. */
  readonly guesses: readonly string[]
  readonly isRequired?: boolean
  /** Its numbers may be ambiguous: 1.234. */
  readonly isNumber?: boolean
  /** Fields that a column of this field contains: "Name" has both parts of a name. */
  readonly parts?: readonly string[]
  /** The part of an address of which it is the billing address's. */
  readonly billingFor?: string
  /** Numbered columns repeat it: "Address_2 City" is the target `city#2`. */
  readonly isRepeated?: boolean
  /** Values of the sample file's two records. */
  readonly sample: readonly [string, string]
}

/** A normalized value that identifies a record. */
export interface Identity {
  /** In a sentence: "email". */
  readonly kind: string
  readonly value: string
  /** Unique: records that share it are the same. */
  readonly isSure: boolean
  /** The same record may lack it: lists of a backend may omit the field. */
  readonly isOptional?: boolean
}

export interface KnownRecord {
  readonly id: string
  readonly name: string
  readonly version: number | null
  readonly identities: readonly Identity[]
}

export interface ReadRow {
  readonly name: string
  /** Other values for the preview. */
  readonly facts: readonly string[]
  readonly input: Readonly<Record<string, unknown>>
  readonly identities: readonly Identity[]
  readonly problems: readonly string[]
  /** Rows that share one are the same record with another part: a customer's further property. */
  readonly groups?: readonly string[]
  readonly part?: Readonly<Record<string, unknown>>
  /** Inputs of further parts in the same row. */
  readonly moreParts?: readonly Readonly<Record<string, unknown>>[]
}

/** A created record. `id` is null if it was not returned. */
export interface Added {
  readonly id: string | null
  readonly version: number | null
  /** Fields that the service did not save, as a sentence. */
  readonly warning?: string
}
export interface AlreadyThere {
  /** In a sentence: "Same email as Maria Lopez". */
  readonly alreadyThere: string
}

export interface ImportContext {
  readonly known: readonly KnownRecord[]
  /** `cells`: by field; `unmapped`: columns without a field that are saved anyway; `option`: the choice for the whole file. */
  read(cells: Readonly<Record<string, string>>, unmapped: readonly string[], option: string | null): ReadRow
}

export interface ReadTools {
  readonly client: ApolloClient
  readonly signal: AbortSignal
  readonly onProgress: (records: number, total: number | null) => void
}

export interface HowToSend {
  readonly key: string
  readonly isOverride: boolean
}

/** Backend calls of an import. All reject with the gateway's error. */
export interface ImportRules {
  /** null: stopped. */
  prepare(tools: ReadTools): Promise<ImportContext | null>
  create(client: ApolloClient, row: ReadRow, how: HowToSend): Promise<Added | AlreadyThere>
  /** Adds a row's part to a record. `isUnsure`: it may have been added before. */
  addPart?(client: ApolloClient, id: string, row: ReadRow, isUncertain: boolean): Promise<void>
  /** Records that a row with a lost response may have created. */
  findDuplicates(client: ApolloClient, row: ReadRow): Promise<readonly KnownRecord[]>
  remove(client: ApolloClient, added: { readonly id: string; readonly version: number | null }): Promise<void>
  /** Refetches lists and evicts records. */
  refresh(client: ApolloClient): void
}

export interface ImportDeclaration {
  /** Identifier; part of the storage key. */
  readonly name: string
  readonly noun: { readonly one: string; readonly many: string }
  readonly back: { readonly to: string; readonly label: string }
  readonly needs: Authority
  readonly text: string
  readonly fields: Readonly<Record<string, ImportField>>
  /** Data that an undo does not remove, as a sentence. */
  readonly undoText: string
  /** Common values of possible duplicates, as a sentence. */
  readonly duplicateMessage: string
  readonly partNoun?: string
  /** Where columns without a field can be saved; null: nowhere. */
  readonly storageField: string | null
  /** A choice for the whole file if a column has one of the fields; default: the first. */
  readonly option?: { readonly fields: readonly string[]; readonly label: string; readonly choices: Readonly<Record<string, string>> }
}

/** A declaration with the code that adds and removes its records. */
export interface Import extends ImportDeclaration {
  readonly rules: ImportRules
}

export const firstOption = ({ option }: ImportDeclaration): string | null => (option ? (Object.keys(option.choices)[0] ?? null) : null)

export const defineImport = (declaration: ImportDeclaration): ImportDeclaration => declaration
