/** How much one document may ask for, counted through its fragments. */
export interface DocumentLimits {
  /** Fields below one another. */
  readonly depth: number
  readonly aliases: number
  readonly directives: number
  /** Those of fragments that nobody spreads included. */
  readonly fields: number
  readonly rootFields: number
  /** Lexical tokens of the text. */
  readonly tokens: number
  /** Of the text, its comments and spaces included: every text that is valid is kept. */
  readonly characters: number
  /** Brackets in one another. */
  readonly nesting: number
  /** Fields of all documents together that are kept ready to run. */
  readonly plannedFields: number
}

export const documentLimits: DocumentLimits = {
  depth: 10,
  aliases: 15,
  directives: 15,
  fields: 165,
  rootFields: 6,
  tokens: 1500,
  characters: 8000,
  nesting: 60,
  plannedFields: 6000,
}

/**
 * Of a request's body, in bytes: the files that one save may bring (`MAX_UPLOAD_BYTES`) as base64, which is a third larger,
 * and the rest of a large job. Whatever goes beyond is answered with 413.
 */
export const MAX_BODY_BYTES = 8 * 1024 * 1024

/** Of a request's body, in characters, whose document has no place for a file. */
export const MAX_PLAIN_BODY_LENGTH = 256 * 1024
