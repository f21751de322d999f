import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The shell without a window does the same work in two thirds of the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The Chromium or Chrome of this machine: `CHROME_PATH` first, then the usual names and places. */
export function findBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = [process.env['CHROME_PATH'] ?? '', ...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places]
  return candidates.find((path) => path !== '' && existsSync(path))
}

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
  if (browser === undefined) throw new Error('The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to it.')
  return browser
}

if (import.meta.main) console.log(ensureBrowser())
