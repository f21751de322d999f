// The comparison with a backend.

import { element, make, call, fill, run } from './api.js'

const differenceRow = ({ field, problem, mock, upstream, nearest, source }) =>
  make(
    'tr',
    {},
    make('td', {}, make('code', {}, field)),
    make(
      'td',
      {},
      problem === 'missing'
        ? `missing${nearest ? `; ${nearest} may be it` : ''}`
        : `${upstream.join(' or ')} instead of ${mock.join(' or ')}`,
    ),
    make('td', { className: 'dim' }, source),
  )

function comparedCall({ call: name, compared, differences, not_compared }) {
  const summary = make(
    'summary',
    {},
    `${name} `,
    make(
      'span',
      { className: differences.length > 0 ? 'bad' : 'dim' },
      differences.length === 1 ? '1 difference' : `${differences.length} differences`,
    ),
    make('span', { className: 'dim' }, `, ${compared} replies${not_compared ? `. ${not_compared}` : ''}`),
  )
  const head = make('tr', {}, ...['Field', 'Difference', 'Source'].map((title) => make('th', { scope: 'col' }, title)))
  const table =
    differences.length > 0 ? make('table', {}, make('thead', {}, head), make('tbody', {}, ...differences.map(differenceRow))) : null
  return make('li', {}, make('details', {}, summary, table))
}

export async function showUpstream() {
  const { url, mode, calls } = await call('GET', '/control/upstream', undefined, true)
  element('upstream-url').textContent = url ?? 'No backend is set: npm start -- --compare https://their.backend'
  for (const id of ['upstream-form', 'upstream-tools', 'upstream-list']) element(id).hidden = url === null
  element('upstream-mode').value = mode
  fill('upstream-list', calls.map(comparedCall), 'Nothing was read from the backend yet.')
}

element('upstream-mode').addEventListener('change', ({ target }) =>
  run(() => call('POST', '/control/upstream', { mode: target.value }), showUpstream),
)
