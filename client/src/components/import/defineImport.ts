import type { LazyModule } from '../../lib/lazyModule.ts'
import type { ApolloClient } from '@apollo/client'
import type { Authority } from '@callout/contracts/profile/authorities'

/** A field that a column of a file may hold. */
export interface ImportField {
  readonly label: string
  /** How people call the column, in small letters; the surest first. The label is one of them by itself. */
  readonly guesses: readonly string[]
  readonly isRequired?: boolean
  /** Fields that a column of this one has in it: "Name" has both parts of a name. */
  readonly holds?: readonly string[]
  /** Of the two records of the sample file. */
  readonly sample: readonly [string, string]
}

/** By what a record is recognised, in the form in which it is compared. */
export interface Identity {
  /** In a sentence: "email". */
  readonly kind: string
  readonly value: string
  /** Whoever shares it is the same; several may share the others. */
  readonly isSure: boolean
}

/** A record that is there. */
export interface KnownRecord {
  readonly id: string
  readonly name: string
  readonly version: number | null
  readonly identities: readonly Identity[]
}

/** A row as it was understood. */
export interface ReadRow {
  readonly name: string
  /** What else of it is shown before it is sent. */
  readonly facts: readonly string[]
  /** Of the mutation. */
  readonly input: Readonly<Record<string, unknown>>
  readonly identities: readonly Identity[]
  /** What keeps it from being sent, in sentences. */
  readonly problems: readonly string[]
}

/** A record that an import has made. `id` is null where the service doesn’t say it. */
export interface Added {
  readonly id: string | null
  readonly version: number | null
  /** What of it the service did not keep, in a sentence. */
  readonly remark?: string
}
export interface AlreadyThere {
  /** In a sentence: "Same email as Maria Lopez". */
  readonly alreadyThere: string
}

/** What rows are compared with and made of. */
export interface Surroundings {
  readonly known: readonly KnownRecord[]
  /**
   * By field, as the cells say it; `kept`: the columns that belong to no field and are kept all the same; `option`: what was
   * chosen for the whole file.
   */
  read(cells: Readonly<Record<string, string>>, unmapped: readonly string[], option: string | null): ReadRow
}

export interface ReadTools {
  readonly client: ApolloClient
  readonly signal: AbortSignal
  readonly onProgress: (records: number, total: number | null) => void
}

export interface HowToSend {
  readonly key: string
  /** Although something like it is there. */
  readonly isInsisting: boolean
}

/** What is done with the rows. Everything rejects with what the gateway answered. */
export interface ImportRules {
  /** null: it was stopped. */
  prepare(tools: ReadTools): Promise<Surroundings | null>
  create(client: ApolloClient, row: ReadRow, how: HowToSend): Promise<Added | AlreadyThere>
  /** Those who may have been made by a row whose answer was lost. */
  findAlike(client: ApolloClient, row: ReadRow): Promise<readonly KnownRecord[]>
  remove(client: ApolloClient, added: { readonly id: string; readonly version: number | null }): Promise<void>
  /** Lists and records are to be asked for again. */
  refresh(client: ApolloClient): void
}

/** What a domain says of its import. */
export interface Import {
  /** What is kept of it stands under this name. */
  readonly name: string
  readonly noun: { readonly one: string; readonly many: string }
  readonly back: { readonly to: string; readonly label: string }
  readonly needs: Authority
  /** Who may. */
  readonly words: string
  readonly fields: Readonly<Record<string, ImportField>>
  /** What stays when an import is taken back, in a sentence. */
  readonly undoWords: string
  /** What those share that are maybe already there, in a sentence. */
  readonly alikeWords: string
  /** Where columns without a field can be kept; null: nowhere. */
  readonly savedIn: string | null
  /** What a person decides once for the whole file, where a column has that field; the first choice stands until then. */
  readonly option?: { readonly field: string; readonly label: string; readonly choices: Readonly<Record<string, string>> }
  readonly rules: LazyModule<ImportRules>
}

/** The choice that stands until a person makes another one. */
export const firstOption = ({ option }: Import): string | null => (option ? (Object.keys(option.choices)[0] ?? null) : null)

/** An import, of which every field has a name that the rules read. */
export const defineImport = (declaration: Import): Import => declaration
