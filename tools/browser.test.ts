import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBrowser, findFirefox } from './browser.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callout-browser-'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const install = (name: string, script = ''): string => {
  const path = join(folder, name)
  writeFileSync(path, script)
  chmodSync(path, 0o755)
  return path
}

test('the browser that CHROME_PATH names comes before those of the machine', () => {
  const [shell, installed] = [install('chromium-headless-shell'), install('own')]
  expect(findBrowser({ PATH: folder })).toBe(shell)
  expect(findBrowser({ PATH: folder, CHROME_PATH: installed })).toBe(installed)
})

test('HEADED asks for a browser with a window', () => {
  const [shell, chromium] = [install('chromium-headless-shell'), install('chromium')]
  expect(findBrowser({ PATH: folder })).toBe(shell)
  expect(findBrowser({ PATH: folder, HEADED: '1' })).toBe(chromium)
})

test('reports an invalid CHROME_PATH instead of using another browser', () => {
  install('chromium')
  expect(() => findBrowser({ PATH: folder, CHROME_PATH: '/nowhere/chrome' })).toThrow(
    'CHROME_PATH is /nowhere/chrome, but there’s no browser there.',
  )
})

test('without a browser there is one sentence and no trace of the program', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'browser.ts')], {
    env: { CHROME_PATH: '/nowhere/chrome' },
  })
  expect([status, String(stderr)]).toEqual([1, 'CHROME_PATH is /nowhere/chrome, but there’s no browser there.\n'])
})

test('a script that names a Firefox which is gone does not count as a browser', () => {
  install('firefox', '#!/bin/sh\nexec /nowhere/firefox "$@"\n')
  expect(findFirefox({ PATH: folder })).toBeUndefined()
  const item = install('firefox-esr', '#!/bin/sh\necho Mozilla Firefox 140.0\n')
  expect(findFirefox({ PATH: folder })).toBe(item)
})
