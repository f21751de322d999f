import { parse } from 'node:querystring'

/** Parses a query string. `status[]=1`, `status=1&status=2` and `status[]=1&status[]=2` set the same field. */
export function parseQueryString(text: string): Record<string, unknown> {
  const query: Record<string, unknown> = Object.create(null)
  for (const [name, value] of Object.entries(parse(text))) {
    const isList = name.endsWith('[]')
    query[isList ? name.slice(0, -2) : name] = isList && typeof value === 'string' ? [value] : value
  }
  return query
}
