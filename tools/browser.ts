import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { complain, Sentence } from './sentence.ts'

/** The headless shell takes two thirds of the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

type Environment = Readonly<Record<string, string | undefined>>

export const isHeaded = ({ HEADED }: Environment = process.env): boolean => HEADED === '1'

/** `CHROME_PATH`, or the usual names and paths, without the headless shell for `HEADED`. Throws a sentence. */
export function findBrowser(environment: Environment = process.env): string | undefined {
  const { CHROME_PATH, PATH = '' } = environment
  if (CHROME_PATH && !existsSync(CHROME_PATH)) throw new Sentence(`CHROME_PATH is ${CHROME_PATH}, but there’s no browser there.`)
  if (CHROME_PATH) return CHROME_PATH
  const folders = PATH.split(delimiter).filter((folder) => folder !== '')
  const suitable = isHeaded(environment) ? names.slice(1) : names
  return [...suitable.flatMap((name) => folders.map((folder) => join(folder, name))), ...places].find((path) => existsSync(path))
}

/** The Firefox that runs: `FIREFOX_PATH`, or the usual names. Debian’s script of that name can outlive the browser. */
export function findFirefox({ FIREFOX_PATH, PATH = '' }: Environment = process.env): string | undefined {
  const folders = PATH.split(delimiter).filter((folder) => folder !== '')
  const found = ['firefox', 'firefox-esr'].flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...(FIREFOX_PATH ? [FIREFOX_PATH] : found)].find((path) => spawnSync(path, ['--version']).status === 0)
}

export const NO_BROWSER = 'The browser tests need Chromium or Chrome. Install one, or set CHROME_PATH.'

const runs = (command: string, ...parameters: string[]): boolean => spawnSync(command, parameters, { stdio: 'inherit' }).status === 0

/** Works for root and passwordless sudo. */
function installBrowser(): void {
  if (!existsSync('/usr/bin/apt-get')) return
  const isRoot = process.getuid?.() === 0
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return
  const apt = (...parameters: string[]): boolean => (isRoot ? runs('apt-get', ...parameters) : runs('sudo', '-n', 'apt-get', ...parameters))
  const install = (name: string): boolean => apt('install', '-y', '--no-install-recommends', name)
  const preferred = isHeaded() ? 'chromium' : 'chromium-headless-shell'
  console.log('Installing chromium for the browser tests …')
  if (install(preferred)) return
  apt('update')
  if (!install(preferred)) install('chromium')
}

export function ensureBrowser(): string {
  if (findBrowser() === undefined) installBrowser()
  const browser = findBrowser()
  if (browser === undefined) throw new Sentence(NO_BROWSER)
  return browser
}

/** Root is a container or a CI machine, where the shell may be installed beside another browser. */
const lacksShell = (): boolean =>
  !process.env['CHROME_PATH'] && !isHeaded() && process.getuid?.() === 0 && basename(findBrowser() ?? '') !== names[0]

if (import.meta.main) {
  try {
    if (lacksShell()) installBrowser()
    console.log(ensureBrowser())
  } catch (error) {
    complain(error)
  }
}
