import { callsOf } from './calls.ts'
import { type Part, type Source, sourcesOf } from './match.ts'
import { readPage, sources, textOptions } from './page.ts'
import { type MockRecord, mockRecordOf } from './records.ts'
import { replyFieldsOf, type ReplyField } from './replies.ts'
import { getFiles, shownBy, textElements } from './shown.ts'
import type { Value } from './values.ts'

/** A field as the panel and the tests show it. */
export interface FieldFinding {
  /** `Customer.name` */
  readonly field: string
  /** `Money`, `JobStatus` */
  readonly type: string
  readonly path: string
  readonly value: string | number
  readonly operation: string
  readonly variables: unknown
  /** File of the operation. */
  readonly file: string | undefined
  readonly replyFields: readonly ReplyField[]
  readonly record: MockRecord | undefined
}

export interface SourceFinding {
  readonly kind: Source['kind']
  /** "Sum of 3 rows", "12 rows"; '' for a field. */
  readonly summary: string
  readonly fields: readonly FieldFinding[]
}

export interface Finding {
  readonly text: string
  readonly parts: readonly { readonly text: Part['text']; readonly sources: readonly SourceFinding[] }[]
  /** Source files with lines, the nearest first. */
  readonly files: readonly string[]
}

function fieldFinding(value: Value): FieldFinding {
  const { owner, name, type, path, query, records } = value
  const { operation, variables } = query
  const replyFields = replyFieldsOf(value, callsOf(operation, variables), sources)
  const record = records.map(mockRecordOf).find((each) => each !== undefined)
  return {
    field: `${owner}.${name}`,
    type,
    path,
    value: value.value,
    operation,
    variables,
    file: sources.files[operation],
    replyFields,
    record,
  }
}

function sourceFinding(source: Source): SourceFinding {
  if (source.kind === 'field') return { kind: 'field', summary: '', fields: [source.value, ...source.others].map(fieldFinding) }
  const { path, length, query } = source.list
  if (source.kind === 'count') return { kind: 'count', summary: `Number of rows of ${path} (${query.operation}): ${length}`, fields: [] }
  return { kind: 'sum', summary: `Sum of ${source.inputs.length} values`, fields: source.inputs.map(fieldFinding) }
}

/** Where the text of an element comes from. */
export function inspect(element: Element, page = readPage()): Finding {
  const shown = shownBy(element)
  const parts = sourcesOf(shown, page, textOptions)
  return {
    text: shown.text,
    parts: parts.map(({ text, sources: found }) => ({ text, sources: found.map(sourceFinding) })),
    files: getFiles(element),
  }
}

/** Of all texts of the page. */
export function inspectAll(): Finding[] {
  const page = readPage()
  return textElements().map((element) => inspect(element, page))
}
