// Plain JavaScript for whatever Node starts it: nothing is installed yet.

const start = `npm start: the mock-api, the gateway and the client, with demo data.

Open http://127.0.0.1:5173 when it says that it is ready; Ctrl-C stops everything.

Settings, as environment variables:
  MOCK_API_PORT, GATEWAY_PORT, CLIENT_PORT   where the three listen: 4010, 4000, 5173
  REST_BASE_URL    a real backend, as https://backend.example/api/v1: no mock starts
  DATA_DIR         where the mock keeps its state: .data; move it away to begin anew
  SEED_SIZE        what the first start puts in: tiny, odd (unusual data), demo (5,000 jobs) or large (100,000)
  REFERENCE_DATE   the day around which the demo data lies, as 2026-11-21: today
  VERBOSE          1 shows a line for each request

README.md has all settings.`

const test = `npm test: every check, test and browser journey.

The journeys need Chromium or Chrome: CHROME_PATH says where one is, else the usual places are searched.
The tests of one package: npx vitest run --project gateway (contracts, mock-api, client, tests, pact, journeys).`

const helps = { start, test }
const isHelp = (word) => word === '--help' || word === '-h'

/**
 * What is to be said in place of doing `command` with these words: its help, or what is wrong with them; undefined where
 * nothing is. `code` is that of the process.
 */
export function answerTo(command, words) {
  const help = helps[command]
  if (help === undefined) return { text: 'Say start or test.', code: 2 }
  if (words.some(isHelp)) return { text: help, code: 0 }
  if (words.length > 0) return { text: `npm ${command} takes no ${words[0]}: see npm ${command} -- --help.`, code: 2 }
  return undefined
}
