import type { ApiCall } from './openApi.ts'

export interface ApiInput {
  /** Texts of the parameters; an empty one isn't sent. */
  readonly values: Readonly<Record<string, string>>
  readonly body: string | undefined
  readonly token: string | undefined
  /** Session of the mock; empty: the shared data. */
  readonly session: string
}

export interface ApiRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

/** The HTTP request of a call. */
export function apiRequest({ method, path, parameters, isPublic }: ApiCall, { values, body, token, session }: ApiInput): ApiRequest {
  const given = parameters.filter(({ name }) => (values[name] ?? '') !== '')
  const pairs = (place: 'query' | 'header'): [string, string][] =>
    given.filter((parameter) => parameter.in === place).map(({ name }) => [name, values[name] ?? ''])
  const query = new URLSearchParams(pairs('query'))
  return {
    method,
    url: `/api/v1${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))}${query.size > 0 ? `?${query}` : ''}`,
    headers: {
      'x-fc-app-platform': '2',
      ...(session !== '' && { 'x-mock-session': session }),
      ...(token !== undefined && !isPublic && { authorization: token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...Object.fromEntries(pairs('header')),
    },
    body,
  }
}
