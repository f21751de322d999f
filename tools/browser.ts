import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { complain, Sentence } from './sentence.ts'

/** The shell without a window does the same work in two thirds of the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

type Environment = Readonly<Record<string, string | undefined>>

/** The Chromium or Chrome of this machine: `CHROME_PATH`, or else by the usual names and places. Throws a sentence where `CHROME_PATH` names none. */
export function findBrowser({ CHROME_PATH, PATH = '' }: Environment = process.env): string | undefined {
  if (CHROME_PATH && !existsSync(CHROME_PATH)) throw new Sentence(`CHROME_PATH is ${CHROME_PATH}, but there’s no browser there.`)
  if (CHROME_PATH) return CHROME_PATH
  const folders = PATH.split(delimiter).filter((folder) => folder !== '')
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places].find((path) => existsSync(path))
}

/** The Firefox of this machine: `FIREFOX_PATH`, or else by its usual names. */
export function findFirefox({ FIREFOX_PATH, PATH = '' }: Environment = process.env): string | undefined {
  const folders = PATH.split(delimiter).filter((folder) => folder !== '')
  const found = ['firefox', 'firefox-esr'].flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...(FIREFOX_PATH ? [FIREFOX_PATH] : found)].find((path) => existsSync(path))
}

export const NO_BROWSER = 'The browser tests need Chromium or Chrome. Install one, or set CHROME_PATH.'

const runs = (command: string, ...parameters: string[]): boolean => spawnSync(command, parameters, { stdio: 'inherit' }).status === 0

/** Installs Debian's package, of an older Debian the whole browser. Works for root and where sudo asks for no password. */
function installBrowser(): void {
  if (!existsSync('/usr/bin/apt-get')) return
  const isRoot = process.getuid?.() === 0
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return
  const apt = (...parameters: string[]): boolean => (isRoot ? runs('apt-get', ...parameters) : runs('sudo', '-n', 'apt-get', ...parameters))
  const install = (name: string): boolean => apt('install', '-y', '--no-install-recommends', name)
  console.log('Installing chromium for the browser tests …')
  if (install('chromium-headless-shell')) return
  apt('update')
  if (!install('chromium-headless-shell')) install('chromium')
}

/** The browser for the tests, installed if need be. Throws a sentence that says what to do where that is not possible. */
export function ensureBrowser(): string {
  if (findBrowser() === undefined) installBrowser()
  const browser = findBrowser()
  if (browser === undefined) throw new Sentence(NO_BROWSER)
  return browser
}

if (import.meta.main) {
  try {
    console.log(ensureBrowser())
  } catch (error) {
    complain(error)
  }
}
