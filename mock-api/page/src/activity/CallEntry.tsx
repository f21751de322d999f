import { Anchor, Group } from '@mantine/core'
import { formatTime } from '../control/format.ts'
import type { ShownRequest } from '../control/views.ts'
import { CopyButton } from '../shell/CopyButton.tsx'
import classes from './ActivityPanel.module.css'
import { Disclosure } from './Disclosure.tsx'
import { curlSnippet, fetchSnippet, testSnippet } from './snippets.ts'

const API_PREFIX = '/api/v1'

function noteOf({ at, duration_ms, operation, fault, set_reply, is_upstream }: ShownRequest): string {
  return [
    formatTime(at),
    `${duration_ms} ms`,
    ...(operation === null ? [] : [operation]),
    ...(fault === null ? [] : [`fault ${fault}`]),
    ...(set_reply === null ? [] : [`reply ${set_reply}`]),
    ...(is_upstream ? ['backend'] : []),
  ].join(' · ')
}

function Part({ title, value }: { readonly title: string; readonly value: unknown }) {
  return (
    <div>
      <h4>{title}</h4>
      {/* Scrollable by keyboard. */}
      <pre tabIndex={0} role="region" aria-label={title}>
        {JSON.stringify(value, null, 2)}
      </pre>
    </div>
  )
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || Object.keys(value).length === 0

function CallDetail({ request }: { readonly request: ShownRequest }) {
  const { query, body, headers, reply, operation, records } = request
  const { origin } = window.location
  return (
    <>
      <Group gap="xs">
        <CopyButton label="Copy as curl" text={curlSnippet(request, origin)} />
        <CopyButton label="Copy as fetch" text={fetchSnippet(request, origin)} />
        <CopyButton label="Copy as test" text={testSnippet(request)} />
      </Group>
      {operation !== null && (
        <div>
          <h4>GraphQL operation</h4>
          <code>{operation}</code>
        </div>
      )}
      {records.length > 0 && (
        <div>
          <h4>Records</h4>
          <Group gap="xs">
            {records.map(({ collection, id, change }) => (
              <Anchor key={`${collection} ${id}`} href={`#data/${collection}/${id}`} size="sm">
                {`${collection} ${id} ${change}`}
              </Anchor>
            ))}
          </Group>
        </div>
      )}
      {!isEmpty(query) && <Part title="Query" value={query} />}
      {!isEmpty(body) && <Part title="Request" value={body} />}
      <Part title="Reply" value={reply} />
      <Part title="Headers" value={headers} />
    </>
  )
}

export function CallEntry({ request }: { readonly request: ShownRequest }) {
  const { method, path, http_status, response_code } = request
  const isBad = http_status >= 400 || response_code >= 400
  return (
    <Disclosure
      tag={method}
      title={path.replace(API_PREFIX, '') || '/'}
      code={<span className={`${classes['code']} ${isBad ? classes['bad'] : classes['good']}`}>{response_code || http_status}</span>}
      note={noteOf(request)}
    >
      {() => <CallDetail request={request} />}
    </Disclosure>
  )
}
