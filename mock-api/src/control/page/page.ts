import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { escaped } from '../../http/markup.ts'
import { docsFiles, mountApiDocs } from './apiDocs.ts'

const scripts = ['page.js', 'api.js', 'data.js', 'log.js', 'upstream.js']
export const pageFiles = ['/', '/page.css', '/openapi.json', ...docsFiles, ...scripts.map((name) => `/${name}`)]

const read = (name: string): string => readFileSync(new URL(import.meta.resolve(`#page/${name}`)), 'utf8')

type Section = readonly [id: string, title: string, calls: string, content: string, isWide?: boolean]

const button = (label: string, call: string, body?: object): string =>
  `<button type="button" data-call="${call}"${body ? ` data-body="${escaped(JSON.stringify(body))}"` : ''}>${label}</button>`

const section = ([id, title, calls, content]: Section): string =>
  `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2><p><code class="call">${calls}</code></p>${content}</section>`

const list = (id: string, label: string): string => `<ul id="${id}" aria-label="${label}" tabindex="0"></ul>`

const sections: readonly Section[] = [
  ['sign-in', 'Sign in', 'POST /control/sign-ins', list('users', 'Users')],
  [
    'clock',
    'Clock',
    'POST /control/clock',
    `<p id="clock-now" class="big" role="status"></p><div class="row">${button('+1 hour', 'POST /control/clock', { advance: '1h' })}${button('+1 day', 'POST /control/clock', { advance: '1d' })}${button('+8 days', 'POST /control/clock', { advance: '8d' })}${button('Stop', 'POST /control/clock', { frozen: true })}${button('Run', 'POST /control/clock', { frozen: false })}${button('Machine’s time', 'DELETE /control/clock')}</div><form id="clock-form"><label>Time<input type="datetime-local" name="now" required></label><button>Set the clock</button></form>`,
  ],
  ['scenarios', 'Scenarios', 'POST /control/sessions, POST /control/scenarios/:name', list('scenario-list', 'Scenarios')],
  ['outbox', 'Outbox', 'GET /control/outbox', list('outbox-list', 'Messages')],
  [
    'faults',
    'Faults',
    'POST /control/faults',
    `<form id="fault-form"><label>Effect<select name="effect"><option value="status=503">HTTP 503</option><option value="status=500">HTTP 500</option><option value="response_code=401">responseCode 401</option><option value="response_code=402">responseCode 402</option><option value="response_code=422">responseCode 422</option><option value="delay_ms=3000">3 seconds late</option><option value="drop=true">Connection reset</option></select></label><label>Path<input name="path" placeholder="/jobs*"></label><label>Operation<input name="operation" placeholder="Jobs"></label><label>Times<input name="times" type="number" min="1" size="4"></label><button>Add fault</button></form><div class="row">${button('Remove all faults', 'DELETE /control/faults')}</div>${list('fault-list', 'Faults')}`,
  ],
  [
    'snapshots',
    'Snapshots',
    'POST /control/snapshots/:name',
    `<div class="row">${button('Reset to the demo data', 'POST /control/reset', {})}</div><form id="snapshot-form"><label>Name<input name="name" required pattern="[\\w.\\-]{1,60}"></label><button>Save snapshot</button></form><form id="upload-form"><label>Name<input name="name" required pattern="[\\w.\\-]{1,60}"></label><label>File<input type="file" name="file" accept="application/json,.json" required></label><button>Upload snapshot</button></form>${list('snapshot-list', 'Snapshots')}`,
  ],
  [
    'sessions',
    'Sessions',
    'POST /control/sessions',
    `<form id="session-form"><label>Id<input name="id" pattern="[\\w\\-]{1,40}"></label><button>Start session</button></form>${list('session-list', 'Sessions')}`,
  ],
  [
    'upstream',
    'Compare with a backend',
    'GET /control/upstream, POST /control/upstream',
    `<p id="upstream-url"></p><form id="upstream-form" hidden><label>Who answers<select name="mode" id="upstream-mode"><option value="compare">The backend, compared with the mock</option><option value="upstream">The backend</option><option value="mock">The mock</option></select></label></form><div class="row" id="upstream-tools" hidden>${button('Read the comparison', 'GET /control/upstream')}${button('Empty the comparison', 'DELETE /control/upstream')}<a href="/control/upstream/recordings" download="recordings.json">Download recordings</a></div>${list('upstream-list', 'Compared calls')}`,
  ],
  [
    'log',
    'Request log',
    'GET /control/requests, GET /control/requests/stream',
    `<form id="log-form"><label>Method<select name="method"><option value="">Any</option><option>GET</option><option>POST</option><option>PUT</option><option>DELETE</option></select></label><label>Path<input name="path"></label><label>Operation<input name="operation"></label><label>Code<input name="code" inputmode="numeric" pattern="\\d{3}" size="4"></label><label><input type="checkbox" name="polls" value="1"> The gateway’s polls</label></form><div class="row">${button('Empty the log', 'DELETE /control/requests')}</div>${list('log-list', 'Requests')}`,
    true,
  ],
  [
    'data',
    'Data',
    'GET /control/records/:collection, PUT /control/records/:collection/:id',
    `<form id="data-form"><label>Collection<select name="collection" id="collection"></select></label><label>Search<input name="search" type="search"></label><button class="primary">Show records</button></form><p id="data-total" role="status"></p>${list('data-list', 'Records')}`,
    true,
  ],
]

const pageHtml = (clientUrl: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Callout mock API</title>
<link rel="stylesheet" href="/page.css">
</head>
<body data-client="${escaped(clientUrl)}">
<header><h1><img src="/favicon.ico" alt="" width="24" height="24">Callout mock API</h1>
<label>Session<select id="session"><option value="">Shared data</option></select></label>
<form id="token-form" hidden><label>Control token<input name="token" type="password" autocomplete="off" required></label><button class="primary">Use token</button></form>
<nav aria-label="Sections">${sections.map(([id, title]) => `<a href="#${id}">${title}</a>`).join('')}<a href="/docs">API documentation</a><a href="/openapi.json">OpenAPI</a></nav></header>
<main><div class="columns">${sections
  .filter((parts) => !parts[4])
  .map(section)
  .join('')}</div>${sections
  .filter((parts) => parts[4])
  .map(section)
  .join('')}</main>
<footer aria-label="Last call"><code id="last-call" class="call">Each button shows its call here.</code> <span id="last-status" role="status"></span></footer>
<script type="module" src="/page.js"></script>
</body>
</html>
`

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

const send = (reply: FastifyReply, type: string, text: string): FastifyReply =>
  reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-cache', 'referrer-policy': 'no-referrer' }).type(type).send(text)

/** The page at the mock's root: the control API with buttons. It reads no data itself, so that it needs no token. */
export function mountPage(app: FastifyInstance, clientUrl: string): void {
  app.get('/', (_, reply) => send(reply, 'text/html; charset=utf-8', pageHtml(clientUrl)))
  for (const name of scripts) app.get(`/${name}`, (_, reply) => send(reply, 'text/javascript; charset=utf-8', read(name)))
  mountApiDocs(app)
  app.get('/page.css', (_, reply) => send(reply, 'text/css; charset=utf-8', read('page.css')))
}
