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
}

export const documentLimits: DocumentLimits = { depth: 10, aliases: 30, directives: 30, fields: 400, rootFields: 10, tokens: 4000 }
