export interface HttpCall {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** The call as a curl command for a POSIX shell. */
export function curlCommand({ method, url, headers, body }: HttpCall): string {
  const named = Object.entries(headers).map(([name, value]) =>
    value.includes('$') ? `-H "${name}: ${value}"` : `-H ${quoted(`${name}: ${value}`)}`,
  )
  return [
    'curl',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(url),
    ...named,
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]),
  ].join(' ')
}
