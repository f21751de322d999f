// Plain JavaScript for whatever Node starts it: nothing is installed yet.

import { parseArgs } from 'node:util'

const start = `npm start: the mock-api, the gateway and the client, with demo data.

Open http://127.0.0.1:5173 once it says it’s ready. Press Ctrl-C to stop.

Options, after --:
  --backend spec   run a backend that knows only the names in the specification, instead of the mock
  --variants texts,decimals,bare
                   make that backend say them differently: texts (digits in texts), decimals (decimals as texts),
                   bare (bare lists), or any of
                     plain, 0-and-1, ISO-times, 10:00-AM, lists-under-another-name, lookups-under-a-name,
                     no-pagination, pagination-with-one-member, records-under-their-names,
                     users-without-their-name, writes-answer-null, writes-answer-{},
                     writes-answer-in-another-wrapping, writes-answer-without-ids, an-unknown-status,
                     an-unknown-user-type, priority-0, a-row-that-cannot-be-read, wrong-types, two-pages,
                     page-ignored, per_page-ignored, everything-on-one-page, flat-settings, camelCase

  --compare https://their.backend
                     that backend answers; reads are repeated on the mock, and its page reports which fields differ
  --built            build the client and let the gateway serve it: less memory, faster pages, no reload on save
  --fresh            start with new demo data; what the data folder holds is lost
  --port-offset 10   add 10 to every port, with a data folder of its own: a second demo beside the first

Settings, as environment variables or lines of the file .env:
  MOCK_API_PORT, GATEWAY_PORT, CLIENT_PORT   ports of the three (4010, 4000, 5173)
  REST_BASE_URL    a real backend, such as https://backend.example/api/v1; the mock doesn’t start
  DATA_DIR         where the mock keeps its data (.data); --fresh starts over
  SEED_SIZE        demo data of the first start: tiny, odd (unusual data), demo (5,000 jobs, the default) or large (100,000)
  REFERENCE_DATE   the day the demo data is centered on, such as 2026-11-21 (today)
  VERBOSE          1 logs each request

See docs/running.md for all settings.`

const test = `npm test: runs every check, test and browser journey.

The journeys need Chromium or Chrome. Set CHROME_PATH, or it looks in the usual places.
To test one package: npx vitest run --project gateway (contracts, mock-api, client, tests, pact, mutation, journeys).`

const helps = { start, test }
const isHelp = (word) => word === '--help' || word === '-h'

/** What `npm start` takes after `--`. */
export const startOptions = /** @type {const} */ ({
  backend: { type: 'string' },
  variants: { type: 'string' },
  compare: { type: 'string' },
  built: { type: 'boolean' },
  fresh: { type: 'boolean' },
  'port-offset': { type: 'string' },
})
const optionsOf = { start: startOptions, test: {} }

/** What is wrong with the words after a command; undefined where nothing is. */
function getProblem(command, labels) {
  const options = optionsOf[command]
  const { tokens } = parseArgs({ args: labels, options, strict: false, allowPositionals: true, tokens: true })
  for (const token of tokens) {
    if (token.kind !== 'option' || !(token.name in options)) return `npm ${command} doesn’t know ${token.rawName ?? token.value ?? '--'}`
    if (options[token.name].type === 'string' && !token.value) return `${token.rawName} needs a value`
  }
  return undefined
}

/**
 * What is to be said in place of doing `command` with these words: its help, or what is wrong with them; undefined where
 * nothing is. `code` is that of the process.
 */
export function answerTo(command, labels) {
  const help = helps[command]
  if (help === undefined) return { text: 'Use start or test.', code: 2 }
  if (labels.some(isHelp)) return { text: help, code: 0 }
  const problem = getProblem(command, labels)
  return problem === undefined ? undefined : { text: `${problem}. See npm ${command} -- --help.`, code: 2 }
}
