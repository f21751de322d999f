import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findFirefox } from './browser.ts'

export interface WebKit {
  readonly driver: string
  readonly browser: string
  readonly xvfb: string
}

type Environment = Readonly<Record<string, string | undefined>>

const findProgram = (name: string, { PATH = '' }: Environment): string | undefined =>
  PATH.split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

export function findWebKit(environment: Environment = process.env): WebKit | undefined {
  const driver = findProgram('WebKitWebDriver', environment)
  const xvfb = findProgram('Xvfb', environment)
  const [browser] = globSync('/usr/lib{,exec}/{*/,}webkit2gtk-4.*/MiniBrowser')
  return driver && xvfb && browser ? { driver, browser, xvfb } : undefined
}

const packages = { Firefox: 'firefox-esr', WebKit: 'webkit2gtk-driver xvfb' } as const

export const notInstalled = (name: keyof typeof packages): string => `${name} is not installed: apt-get install ${packages[name]}`

/** Before the nightly lanes: names the engines whose journeys will be skipped. */
if (import.meta.main) {
  if (!findFirefox()) console.log(notInstalled('Firefox'))
  if (!findWebKit()) console.log(notInstalled('WebKit'))
}
