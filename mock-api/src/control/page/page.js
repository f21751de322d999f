// The page at the mock's root. Every button makes one call of the control API and shows it.

import { element, sessionSelect, tokenStore, make, headersFor, call, instantText, fill, grow, item, run, callButton } from './api.js'
import { showCollections, showRecords } from './data.js'
import { followLog, showLog } from './log.js'
import { showUpstream } from './upstream.js'

async function showClock() {
  const { now, iso, frozen } = await call('GET', '/control/clock', undefined, true)
  element('clock-now').textContent = `${instantText(now)}${frozen ? ' (stopped)' : ''}`
  element('clock-now').title = iso
}

async function showUsers() {
  const users = await call('GET', '/control/users', undefined, true)
  const rank = ({ email }) => (/^(owner|admin|staff|branch|individual|unverified|trial-ended|expired|new)@/.test(email) ? 0 : 1)
  fill(
    'users',
    users
      .toSorted((a, b) => rank(a) - rank(b))
      .map(({ email, name, user_type, company, is_verified }) =>
        item(
          grow(
            make('strong', {}, name),
            ` ${email} `,
            make('span', { className: 'dim' }, `${user_type}, ${company}${is_verified ? '' : ', not verified'}`),
          ),
          callButton(['Open', `Open as ${name.split(' ')[0]}`], 'POST', '/control/sign-ins', { email }, ({ url }) => openTab(url)),
        ),
      ),
    'No users.',
  )
}

async function showOutbox() {
  const messages = await call('GET', '/control/outbox', undefined, true)
  fill(
    'outbox-list',
    messages
      .slice(0, 50)
      .map(({ to, subject, body, code, sent_at, attachments }) =>
        make(
          'li',
          {},
          make(
            'details',
            {},
            make(
              'summary',
              {},
              `${to}: ${subject}`,
              code ? make('strong', {}, ` ${code}`) : null,
              make('span', { className: 'dim' }, ` ${instantText(sent_at)}`),
            ),
            make('pre', { tabIndex: 0 }, body),
            ...attachments.map(({ file_name, path }) => make('a', { href: path, target: '_blank', rel: 'noopener' }, file_name)),
          ),
        ),
      ),
    'No messages yet.',
  )
}

async function showFaults() {
  const faults = await call('GET', '/control/faults', undefined, true)
  fill(
    'fault-list',
    faults.map(({ id, hits, ...fault }) =>
      item(
        grow(make('code', {}, JSON.stringify(fault)), ` hit ${hits}`),
        callButton(['Remove', `Remove fault ${id}`], 'DELETE', `/control/faults/${id}`),
      ),
    ),
    'No faults.',
  )
}

const openTab = (url) => void open(url, '_blank', 'noopener')

/** An address that opens the client as the person of a scenario, in its session. The page goes on in that session. */
async function signInUrl({ id, email }) {
  await showSessions()
  sessionSelect.value = id
  return (await call('POST', '/control/sign-ins', { email })).url
}

async function showScenarios() {
  const scenarios = await call('GET', '/control/scenarios', undefined, true)
  fill(
    'scenario-list',
    scenarios.map(({ name, summary, email }) =>
      item(
        grow(make('strong', {}, name), ` ${summary} `, make('span', { className: 'dim' }, email)),
        callButton(['Start', `Start ${name} in a session`], 'POST', '/control/sessions', { scenario: name }, async (started) => {
          openTab(await signInUrl(started))
          await changeSession()
        }),
      ),
    ),
    'No scenarios.',
  )
}

async function showSnapshots() {
  const snapshots = await call('GET', '/control/snapshots', undefined, true)
  fill(
    'snapshot-list',
    snapshots.map(({ name, now, records }) =>
      item(
        grow(make('strong', {}, name), make('span', { className: 'dim' }, ` ${instantText(now)}, ${records} records`)),
        callButton(['Load', `Load ${name}`], 'POST', `/control/snapshots/${name}/load`),
        make('a', { href: `/control/snapshots/${name}`, download: `${name}.json`, 'aria-label': `Download ${name}` }, 'Download'),
        callButton(['Delete', `Delete ${name}`], 'DELETE', `/control/snapshots/${name}`),
      ),
    ),
    'No snapshots.',
  )
}

const idleText = (seconds) => (seconds < 3600 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600).toLocaleString()} h`)

async function showSessions() {
  const sessions = await fetch('/control/sessions', { headers: { ...headersFor(), 'x-mock-session': '' } }).then((answer) =>
    answer.ok ? answer.json() : [],
  )
  const chosen = sessions.some(({ id }) => id === sessionSelect.value) ? sessionSelect.value : ''
  sessionSelect.replaceChildren(
    make('option', { value: '' }, 'Shared data'),
    ...sessions.map(({ id }) => make('option', { value: id }, id)),
  )
  sessionSelect.value = chosen
  fill(
    'session-list',
    sessions.map(({ id, base_url, idle_seconds }) =>
      item(
        grow(
          make('strong', {}, id),
          make('span', { className: 'dim' }, ` ends after ${idleText(idle_seconds)} without a call. `),
          make('code', {}, base_url),
        ),
        make(
          'a',
          {
            href: `${document.body.dataset.client}/?session=${id}`,
            target: '_blank',
            rel: 'noopener',
            'aria-label': `Open the client in ${id}`,
          },
          'Open the client',
        ),
        callButton(['End', `End ${id}`], 'DELETE', `/control/sessions/${id}`, undefined, async () => {
          if (sessionSelect.value === id) sessionSelect.value = ''
          await refresh()
        }),
      ),
    ),
    'No sessions: everything works on the shared data.',
  )
}

async function refresh() {
  await showSessions()
  await Promise.all([
    showClock(),
    showUsers(),
    showOutbox(),
    showLog(),
    showFaults(),
    showScenarios(),
    showSnapshots(),
    showCollections(),
    showUpstream(),
  ])
}

async function changeSession() {
  await run(refresh, () => undefined)
  followLog()
}

document.addEventListener('refresh', () => void run(refresh, () => undefined))

const onSubmit = (id, work) =>
  element(id).addEventListener('submit', (event) => {
    event.preventDefault()
    void run(
      () => work(Object.fromEntries(new FormData(event.target)), event.target),
      () => undefined,
    )
  })

onSubmit('token-form', async ({ token }) => {
  sessionStorage.setItem(tokenStore, token)
  element('token-form').hidden = true
  await refresh()
})
onSubmit('clock-form', async ({ now }) => {
  await call('POST', '/control/clock', { now: Math.floor(new Date(now).getTime() / 1000) })
  await refresh()
})
onSubmit('fault-form', async ({ path, operation, effect, times }) => {
  const [name, value] = effect.split('=')
  await call('POST', '/control/faults', {
    ...(path && { path }),
    ...(operation && { operation }),
    ...(times && { times: Number(times) }),
    [name]: value === 'true' ? true : Number(value),
  })
  await showFaults()
})
onSubmit('snapshot-form', async ({ name }) => {
  await call('POST', `/control/snapshots/${encodeURIComponent(name)}`)
  await showSnapshots()
})
onSubmit('upload-form', async ({ name, file }) => {
  await call('PUT', `/control/snapshots/${encodeURIComponent(name)}`, JSON.parse(await file.text()))
  await showSnapshots()
})
onSubmit('session-form', async ({ id }) => {
  await call('POST', '/control/sessions', id ? { id } : {})
  await showSessions()
})
onSubmit('data-form', showRecords)
element('log-form').addEventListener('input', () => void changeSession())
sessionSelect.addEventListener('change', () => void changeSession())
for (const button of document.querySelectorAll('button[data-call]')) {
  const [method, path] = button.dataset.call.split(' ')
  const body = button.dataset.body && JSON.parse(button.dataset.body)
  button.title = `${button.dataset.call}${button.dataset.body ? ` ${button.dataset.body}` : ''}`
  button.addEventListener('click', () => run(() => call(method, path, body)))
}

/** `?scenario=` opens the client in a session of its own. */
async function openScenario(scenario) {
  history.replaceState(null, '', '/')
  location.assign(await signInUrl(await call('POST', '/control/sessions', { scenario })))
}

const wanted = new URLSearchParams(location.search).get('scenario')
if (wanted === null) void changeSession()
else void run(() => openScenario(wanted), changeSession)
