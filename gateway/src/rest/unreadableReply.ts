import { headerIn, type ReplyHead } from './dispatch.ts'
import { isRedirect } from './redirects.ts'

/** A reply that can't be read, for the log: no values of its body, no query. */
export interface UnreadableReply {
  readonly call: string
  readonly status: number
  readonly contentType: string | undefined
  readonly encoding: string | undefined
  readonly location: string | undefined
}

const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '')

export function unreadableReply(call: string, { status, headers }: ReplyHead): UnreadableReply {
  const location = headerIn(headers, 'location')
  return {
    call,
    status,
    contentType: headerIn(headers, 'content-type'),
    encoding: headerIn(headers, 'content-encoding'),
    location: location === undefined ? undefined : withoutQuery(location),
  }
}

export const unreadableMessage = ({ call, status, location }: UnreadableReply): string =>
  isRedirect(status) && location !== undefined
    ? `${call} redirects to ${location}: set REST_BASE_URL`
    : `the reply to ${call} can’t be read`
