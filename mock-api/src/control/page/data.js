// The data browser.

import { element, make, call, fill, run } from './api.js'

export async function showCollections() {
  const collections = await call('GET', '/control/records', undefined, true)
  const select = element('collection')
  const { value } = select
  select.replaceChildren(
    ...collections.map(({ collection, records }) => make('option', { value: collection }, `${collection} (${records})`)),
  )
  select.value = value || 'jobs'
}

const summaryOf = (record) =>
  Object.values(record)
    .filter((value) => typeof value === 'string' && value !== '')
    .slice(0, 4)
    .join(', ')

function recordItem(collection, record) {
  const details = make('details', {}, make('summary', {}, `${record.id} `, make('span', { className: 'dim' }, summaryOf(record))))
  details.addEventListener('toggle', () => {
    if (details.childElementCount > 1) return
    const text = make('textarea', {
      value: JSON.stringify(record, null, 2),
      spellcheck: false,
      'aria-label': `Record ${record.id} of ${collection}`,
    })
    const save = make('button', { type: 'button', title: `PUT /control/records/${collection}/${record.id}` }, `Save record ${record.id}`)
    save.addEventListener('click', () =>
      run(
        () => call('PUT', `/control/records/${collection}/${record.id}`, JSON.parse(text.value)),
        () => undefined,
      ),
    )
    details.append(text, save)
  })
  return make('li', {}, details)
}

export async function showRecords() {
  const { collection, search } = Object.fromEntries(new FormData(element('data-form')))
  const { total, records } = await call('GET', `/control/records/${String(collection)}?${new URLSearchParams({ search: String(search) })}`)
  element('data-total').textContent = `${total} records${total > records.length ? `, the newest ${records.length} are shown` : ''}`
  fill(
    'data-list',
    records.map((record) => recordItem(collection, record)),
    'No records.',
  )
}
