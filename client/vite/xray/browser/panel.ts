import type { FieldFinding, Finding, SourceFinding } from './inspect.ts'
import { recordAddress } from './records.ts'
import { withoutBreaks } from './texts.ts'

type Content = Node | string

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...content: readonly Content[]): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag)
  created.append(...content)
  return created
}

const mockUrl = (): string => document.querySelector<HTMLMetaElement>('meta[name=callout-mock]')?.content ?? ''

function row(term: string, ...values: readonly Content[]): Node[] {
  return values.length === 0 ? [] : [element('dt', term), ...values.map((value) => element('dd', value))]
}

function recordLink({ record }: FieldFinding): Content[] {
  if (!record) return []
  const name = `${record.collection} ${record.id}`
  if (mockUrl() === '') return [name]
  const link = element('a', name)
  link.href = recordAddress(mockUrl(), record)
  link.target = '_blank'
  link.rel = 'noopener'
  return [link]
}

const code = (text: string): HTMLElement => element('code', text)

function fieldList(finding: FieldFinding): HTMLElement {
  const { field, type, value, operation, variables, file, path, replyFields } = finding
  const calls = [...new Map(replyFields.map(({ call }) => [call.path, call])).values()]
  const hasVariables = JSON.stringify(variables ?? {}) !== '{}'
  return element(
    'dl',
    ...row('Field', element('span', code(field), ` ${type}`), `Value: ${value}`),
    ...row('GraphQL operation', code(`${operation}: ${path}`), ...(hasVariables ? [code(JSON.stringify(variables))] : [])),
    ...row(
      'REST call',
      ...calls.map((call) => element('span', code(`${call.endpoint.split(' ')[0]} ${call.path}`), ` Request ${call.requestId}`)),
    ),
    ...row('Reply field', ...replyFields.map((each) => element('span', code(each.field), ` ${each.source}`))),
    ...row('Record of the mock', ...recordLink(finding)),
    ...row('Query file', ...(file === undefined ? [] : [code(file)])),
  )
}

/** Fields of further inputs are in a list that can be opened. */
function sourceSection({ kind, summary, fields }: SourceFinding): HTMLElement {
  const [first, ...others] = fields
  const section = element('section', ...(summary === '' ? [] : [element('p', summary)]), ...(first ? [fieldList(first)] : []))
  if (others.length === 0) return section
  const title = kind === 'sum' ? `${others.length} more inputs` : `In ${others.length} more places`
  section.append(element('details', element('summary', title), ...others.map(fieldList)))
  return section
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

function partSection({ text, sources }: Finding['parts'][number], isWhole: boolean): HTMLElement {
  const title = sources.length === 1 ? [] : [element('p', `${plural(sources.length, 'possible source')}:`)]
  return element('article', ...(isWhole ? [] : [element('h2', `“${text}”`)]), ...title, ...sources.map(sourceSection))
}

const NONE = 'No field of the page’s active queries has this value. It is a text of the source code, or the client computes it.'

/** The content of the panel. */
export function panelContent({ text, parts, files }: Finding): HTMLElement {
  const title = element('h1', `“${text}”`)
  title.id = 'title'
  title.tabIndex = -1
  const fileRows = row('Source files', ...files.map((file) => code(`client/src/${file}`)))
  const own = parts.length === 1 && parts[0]?.text === withoutBreaks(text)
  return element(
    'div',
    title,
    ...(parts.length === 0 ? [element('p', NONE)] : parts.map((part) => partSection(part, own))),
    ...(fileRows.length === 0 ? [] : [element('dl', ...fileRows)]),
  )
}
