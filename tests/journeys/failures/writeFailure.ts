import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A folder for each failed journey. `npm test` empties it. */
export const failuresFolder = fileURLToPath(new URL('../../../.tmp/failures', import.meta.url))

export interface JourneyTest {
  readonly name: string
  readonly fullTestName?: string
  readonly file: { readonly name: string }
  readonly result?: { readonly state: string }
}

/** What a browser shows when its test fails. */
export interface Evidence {
  readonly console: readonly string[]
  readonly network: readonly string[]
  readonly pages: readonly { readonly html: string; readonly screenshot: Uint8Array }[]
  /** Session tokens, which no file may contain. */
  readonly secrets: readonly string[]
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '')

/** `.tmp/failures/signIn.a-session-ends-in-every-tab`. */
export const failureFolder = ({ file, name, fullTestName = name }: JourneyTest): string =>
  join(failuresFolder, `${basename(file.name, '.test.ts')}.${slugOf(fullTestName)}`)

const redact = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((redacted, secret) => (secret === '' ? redacted : redacted.replaceAll(secret, '[token]')), text)

/** The address without its origin. Values of parameters that carry credentials are left out. */
export function loggedPath(address: string): string {
  const url = new URL(address)
  for (const name of url.searchParams.keys()) if (/token|code|key|secret|sign/i.test(name)) url.searchParams.set(name, '…')
  return url.protocol.startsWith('http') ? `${url.pathname}${decodeURIComponent(url.search)}` : url.protocol
}

/** The document without typed passwords. Runs in the page. */
export function pageHtml(): string {
  const copy = document.documentElement.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ''
  for (const field of copy.querySelectorAll('input[type="password"], input[autocomplete="one-time-code"]')) field.removeAttribute('value')
  return copy.outerHTML
}

/** How many browsers have left something for a test. */
const counts = new WeakMap<object, number>()

/** Writes console.txt, network.txt, page.png and page.html; a second browser of the test gets a folder of its own, `browser-2`. */
export async function writeFailure(test: JourneyTest, { console, network, pages, secrets }: Evidence): Promise<void> {
  const count = (counts.get(test) ?? 0) + 1
  counts.set(test, count)
  const folder = count === 1 ? failureFolder(test) : join(failureFolder(test), `browser-${count}`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const write = (name: string, text: string): Promise<void> => writeFile(join(folder, name), `${redact(text, secrets)}\n`)
  await Promise.all([
    write('console.txt', console.join('\n')),
    write('network.txt', network.join('\n')),
    ...pages.flatMap(({ html, screenshot }, index) => {
      const name = index === 0 ? 'page' : `page-${index + 1}`
      return [write(`${name}.html`, html), writeFile(join(folder, `${name}.png`), screenshot)]
    }),
  ])
}
