export const JSON_TYPE = 'application/json'
export const GRAPHQL_TYPE = 'application/graphql-response+json'
export type ResponseType = typeof JSON_TYPE | typeof GRAPHQL_TYPE

interface Range {
  readonly type: string
  readonly quality: number
}

function rangeOf(text: string): Range {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return { type, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 }
}

const rangesOf = (accept: string): Range[] => accept.split(',').map(rangeOf)

const offered: Readonly<Record<string, ResponseType>> = {
  [GRAPHQL_TYPE]: GRAPHQL_TYPE,
  [JSON_TYPE]: JSON_TYPE,
  'application/*': JSON_TYPE,
  '*/*': JSON_TYPE,
}

/** The response's media type for an `Accept` header; undefined if none is acceptable. Default: JSON. */
export function responseTypeFor(accept: string | undefined): ResponseType | undefined {
  if (accept === undefined || accept === '*/*') return JSON_TYPE
  if (accept === GRAPHQL_TYPE) return GRAPHQL_TYPE
  const best = rangesOf(accept)
    .filter(({ type, quality }) => quality > 0 && Object.hasOwn(offered, type))
    .toSorted((a, b) => b.quality - a.quality)[0]
  return best && offered[best.type]
}

/** Whether an `Accept` header allows HTML. The most specific range wins (RFC 9110, 12.5.1). */
export function acceptsHtml(accept = '*/*'): boolean {
  const ranges = rangesOf(accept)
  const matching = ['text/html', 'text/*', '*/*'].map((type) => ranges.find((range) => range.type === type))
  const decisive = matching.find((range) => range !== undefined)
  return decisive !== undefined && decisive.quality > 0
}
