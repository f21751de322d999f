export interface DocumentLimits {
  readonly depth: number
  readonly aliases: number
  readonly directives: number
  readonly fields: number
  readonly rootFields: number
  readonly tokens: number
  /** Comments and whitespace included. */
  readonly characters: number
  readonly nesting: number
}

export const documentLimits: DocumentLimits = {
  depth: 10,
  aliases: 15,
  directives: 15,
  fields: 300,
  rootFields: 6,
  tokens: 1500,
  characters: 8000,
  nesting: 60,
}

/** For documents that only introspect: GraphiQL's query has 15 levels and 230 fields. graphql-js bounds how deep its lists nest. */
export const introspectionLimits = { depth: 20, fields: 300 } as const satisfies Partial<DocumentLimits>

/** Bytes of a request body: the files of one save (`MAX_UPLOAD_BYTES`) as base64 plus a large job. Larger bodies get 413. */
export const MAX_BODY_BYTES = 8 * 1024 * 1024

/** Characters of a request body whose document has no file input. */
export const MAX_PLAIN_BODY_LENGTH = 256 * 1024
