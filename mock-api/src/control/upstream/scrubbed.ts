import { isSecretName } from '@callout/contracts/wire/secretNames'
import type { ShownRequest } from '../requestLog.ts'

/** In the place of tokens and codes. */
export const HIDDEN = '[hidden]'

const personalNumber =
  /phone|mobile|fax|latitude|longitude|(^|_)(lat|lng|lon|zip|ssn|dob)(_|$)|postal|birth|licen[cs]e|account_n|tax_(id|number)$/i
/** Texts of digits may be secrets, too. */
const personalText = (name: string): boolean => personalNumber.test(name) || /code$|number$|suite|street/i.test(name)
const fixedWord =
  /(^|_)(status|type|method|frequency|priority|currency_code|date_format|time_format|authorities|allowed_actions|scopes?|mode|sort_by|sort_dir|tab|timezone|time_zone)$/i

const isFixedWord = (name: string, text: string): boolean => fixedWord.test(name) && /^[A-Za-z][\w/.-]{0,40}$/.test(text)
const isTime = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}([T ][\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$|^\d{1,2}:\d{2}(:\d{2})?( ?[AP]M)?$/i.test(text)
const isAmount = (text: string): boolean => /^-?\d{1,9}(\.\d{1,4})?$/.test(text)

function scrubbedText(name: string, text: string): string {
  if (text === '' || isFixedWord(name, text)) return text
  if (!personalText(name) && (isTime(text) || isAmount(text))) return text
  if (text.includes('@')) return 'person@example.com'
  if (/^https?:\/\//.test(text)) return 'https://example.com/file'
  return /phone|mobile|fax/i.test(name) ? '5555550100' : '[text]'
}

/** Field names are preserved; keys that hold data, such as an email address, are not. */
const scrubbedKey = (key: string): string => (/^[A-Za-z_][\w-]{0,60}$/.test(key) ? key : '[key]')

/** Ids, amounts, times and words of fixed lists stay; any other text is replaced by a placeholder. */
export function scrubbed(value: unknown, name = ''): unknown {
  if (isSecretName(name)) return value === null ? null : HIDDEN
  if (typeof value === 'string') return scrubbedText(name, value)
  if (typeof value === 'number') return personalNumber.test(name) ? 0 : value
  if (Array.isArray(value)) return value.map((item) => scrubbed(item, name))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [scrubbedKey(key), scrubbed(field, key)]))
}

export const recordingOf = ({ at, method, path, operation, query, body, http_status, response_code, reply }: ShownRequest): object => ({
  at,
  method,
  path,
  operation,
  query: scrubbed(query),
  body: scrubbed(body),
  http_status,
  response_code,
  reply: scrubbed(reply),
})
