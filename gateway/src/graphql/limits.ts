/** How much one document may ask for, counted through its fragments. */
export interface DocumentLimits {
  /** Fields below one another. */
  readonly depth: number
  readonly aliases: number
  readonly directives: number
  readonly fields: number
  readonly rootFields: number
  /** Lexical tokens of the text. */
  readonly tokens: number
  /** Of the text, its comments and spaces included: every text that is valid is kept. */
  readonly characters: number
}

export const documentLimits: DocumentLimits = {
  depth: 10,
  aliases: 30,
  directives: 30,
  fields: 400,
  rootFields: 10,
  tokens: 4000,
  characters: 32_000,
}

/**
 * Of a request's body, in bytes: the files that one save may bring (`MAX_UPLOAD_BYTES`) as base64, which is a third larger,
 * and the rest of a large job. Whatever goes beyond is answered with 413.
 */
export const MAX_BODY_BYTES = 8 * 1024 * 1024
