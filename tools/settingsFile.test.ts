import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withSettingsFile } from './settingsFile.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callout-settings-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const settingsOf = (text: string, environment = {}) => {
  writeFileSync(join(folder, '.env'), text)
  return withSettingsFile(environment, join(folder, '.env'))
}

test('reads the first setting after a byte order mark', () => {
  expect(settingsOf('\uFEFFSEED_SIZE=tiny\r\nVERBOSE=1\r\n')).toEqual({ SEED_SIZE: 'tiny', VERBOSE: '1' })
})

test('the environment wins, and NODE_ENV is ignored', () => {
  expect(settingsOf('SEED_SIZE=tiny\nNODE_ENV=production\n', { SEED_SIZE: 'odd' })).toEqual({ SEED_SIZE: 'odd' })
})

test('the file may be missing', () => {
  expect(withSettingsFile({ SEED: '1' }, join(folder, 'none'))).toEqual({ SEED: '1' })
})
