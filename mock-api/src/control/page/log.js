// The request log, which follows calls as they come.

import { element, sessionSelect, make, headersFor, call, fill, json } from './api.js'

function requestItem(request) {
  const { id, method, path, http_status, response_code, duration_ms, operation, fault, set_reply } = request
  const isBad = http_status >= 400 || response_code >= 400
  const details = make(
    'details',
    {},
    make(
      'summary',
      {},
      `${method} ${path} `,
      make('span', { className: isBad ? 'bad' : 'dim' }, `${response_code || http_status}`),
      make(
        'span',
        { className: 'dim' },
        ` ${duration_ms} ms${operation ? `, ${operation}` : ''}${fault ? `, fault ${fault}` : ''}${set_reply ? `, reply ${set_reply}` : ''}`,
      ),
    ),
  )
  // Long replies are built only for those who look.
  details.addEventListener('toggle', () => {
    if (details.childElementCount > 1) return
    const copy = make('button', { type: 'button' }, 'Copy as curl')
    copy.addEventListener('click', async () => {
      const text = await (await fetch(`/control/requests/${id}/curl`, { headers: headersFor() })).text()
      await navigator.clipboard.writeText(text.trim()).catch(() => undefined)
      element('last-call').textContent = text.trim()
    })
    details.append(copy, json(request))
  })
  return make('li', {}, details)
}

const logQuery = () => {
  const query = new URLSearchParams([...new FormData(element('log-form'))].filter(([, value]) => value !== ''))
  return query.size > 0 ? `&${query}` : ''
}

export async function showLog() {
  const requests = await call('GET', `/control/requests?limit=100${logQuery()}`, undefined, true)
  fill('log-list', requests.map(requestItem), 'No calls yet.')
}

let stream
export function followLog() {
  stream?.close()
  // EventSource sends no headers: sessions are followed by their own address.
  const session = sessionSelect.value
  stream = new EventSource(`${session ? `/s/${session}` : ''}/control/requests/stream?after=0${logQuery()}`)
  stream.addEventListener('message', ({ data }) => {
    const list = element('log-list')
    if (list.firstElementChild?.className === 'dim') list.replaceChildren()
    list.prepend(requestItem(JSON.parse(data)))
    while (list.childElementCount > 100) list.lastElementChild.remove()
  })
}
