import type { Entry } from './useActivity.ts'

export interface EntryFilter {
  readonly search: string
  readonly kind: 'all' | 'call' | 'message'
  readonly method: string
  readonly onlyProblems: boolean
}

/** Whether a call failed or was hit by a fault. */
export const isProblem = (entry: Entry): boolean =>
  entry.kind === 'call' && (entry.request.http_status >= 400 || entry.request.response_code >= 400 || entry.request.fault !== null)

function getText(entry: Entry): string {
  if (entry.kind === 'message') {
    const { to, subject, body, code } = entry.message
    return `${to} ${subject} ${body} ${code ?? ''}`
  }
  const { method, path, operation, http_status, response_code, records } = entry.request
  const touched = records.map(({ collection, id }) => `${collection} ${id}`).join(' ')
  return `${method} ${path} ${operation ?? ''} ${http_status} ${response_code} ${touched}`
}

/** Entries with every word of the search, of the kind and method. */
export function filterEntries(entries: readonly Entry[], { search, kind, method, onlyProblems }: EntryFilter): Entry[] {
  const texts = search.toLowerCase().split(/\s+/)
  return entries.filter((entry) => {
    if (kind !== 'all' && entry.kind !== kind) return false
    if (method !== '' && (entry.kind !== 'call' || entry.request.method !== method)) return false
    if (onlyProblems && !isProblem(entry)) return false
    const text = getText(entry).toLowerCase()
    return texts.every((word) => text.includes(word))
  })
}
