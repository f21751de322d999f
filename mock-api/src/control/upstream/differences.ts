import { decisionOf } from '../../http/openapi/decisions.ts'
import { specReplyOf } from '../../http/openapi/specReplies.ts'
import type { NamedRow } from '../../http/rows.ts'
import { nearestOf } from '../nearestOf.ts'
import { type Kind, type Shape, valueKinds } from '../records/recordShape.ts'

export interface Difference {
  readonly field: string
  readonly problem: 'missing' | 'type'
  readonly mock: readonly Kind[]
  readonly upstream: readonly Kind[]
  /** A field of the backend that the mock doesn't have and that may be the same one. */
  readonly nearest?: string
  /** Section of the specification that shows the field, or number of the decision that adds it. */
  readonly source: string
}

/** Section of the specification that shows a field of a reply, or the decision that adds it. */
export function sourceOf(row: Pick<NamedRow, 'method' | 'path' | 'domain'>, field: string): string {
  const { section, fields } = specReplyOf(row)
  return fields.includes(field) ? `spec ${section}` : `decision ${decisionOf({ domain: row.domain, code: 200, field })}`
}

const plain = (name: string): string => name.replaceAll(/[_-]/g, '').toLowerCase()

/** A name that differs in case or separators, or the closest one with a word in common. */
function renamed(name: string, unknown: readonly string[]): string | undefined {
  const same = unknown.find((item) => plain(item) === plain(name))
  const labels = new Set(name.split('_'))
  return (
    same ??
    nearestOf(
      name,
      unknown.filter((item) => item.split(/[_-]|(?=[A-Z])/).some((word) => labels.has(word.toLowerCase()))),
    )
  )
}

/** Fields of the mock's replies that the backend's replies lack or have with another type. Null has no type. */
export function differencesIn(row: NamedRow, mock: Shape, upstream: Shape): Difference[] {
  const compare = (expected: Shape, actual: Shape, field: string): Difference[] => {
    const [requested, found] = [valueKinds(expected), valueKinds(actual)]
    if (requested.length > 0 && found.some((kind) => !requested.includes(kind)))
      return [{ field, problem: 'type', mock: requested, upstream: found, source: sourceOf(row, field) }]
    const inList = expected.items && actual.items ? compare(expected.items, actual.items, `${field}[]`) : []
    if (actual.objects === 0) return inList
    const unknown = [...actual.fields.keys()].filter((name) => !expected.fields.has(name))
    const inObject = [...expected.fields].flatMap(([name, ownShape]): Difference[] => {
      const [path, other] = [`${field}.${name}`, actual.fields.get(name)]
      if (other) return compare(ownShape, other, path)
      const nearest = renamed(name, unknown)
      return [
        {
          field: path,
          problem: 'missing',
          mock: valueKinds(ownShape),
          upstream: [],
          ...(nearest && { nearest }),
          source: sourceOf(row, path),
        },
      ]
    })
    return [...inList, ...inObject]
  }
  return compare(mock, upstream, 'responseData')
}
