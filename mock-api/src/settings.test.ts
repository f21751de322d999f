import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('without settings the demo data is served on the loopback', () => {
  expect(readSettings({ PORT: '' })).toMatchObject({
    PORT: 4010,
    HOST: '127.0.0.1',
    SEED: 1,
    SEED_SIZE: 'demo',
    CLIENT_URL: 'http://127.0.0.1:5173',
  })
})

test('localhost is one address, so that closing reaches every connection', () =>
  expect(readSettings({ HOST: 'localhost' }).HOST).toBe('127.0.0.1'))

test('a relative DATA_DIR is a folder of where npm was called', () => {
  expect(readSettings({ DATA_DIR: 'mine', INIT_CWD: '/home/me' }).DATA_DIR).toBe(resolve('/home/me/mine'))
  expect(readSettings({ DATA_DIR: '/data', INIT_CWD: '/home/me' }).DATA_DIR).toBe(resolve('/data'))
  expect(readSettings({ DATA_DIR: 'mine' }).DATA_DIR).toBe(resolve('mine'))
})

test.each([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
  ['', false],
])('FRESH %j is %j', (FRESH, expected) => expect(readSettings({ FRESH }).FRESH).toBe(expected))

test('settings are read as what they are', () => {
  expect(readSettings({ PORT: '0', SEED: '42', SEED_SIZE: 'large', REFERENCE_DATE: '2026-11-21' })).toMatchObject({
    PORT: 0,
    SEED: 42,
    SEED_SIZE: 'large',
    REFERENCE_DATE: '2026-11-21',
  })
})

test.each([
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ CONTROL_TOKEN: 'short' }, 'CONTROL_TOKEN must have at least 16 characters.'],
  [{ CLIENT_URL: 'callout.example' }, 'CLIENT_URL must be an address like http://127.0.0.1:5173.'],
  [{ CLIENT_URL: 'javascript:alert(1)' }, 'CLIENT_URL must be an address like http://127.0.0.1:5173.'],
  [{ PUBLIC_URL: 'callout.example' }, 'PUBLIC_URL must be an address like http://127.0.0.1:4010.'],
  [{ SEED: '-1' }, 'SEED must be a whole number.'],
  [{ SEED_SIZE: 'huge' }, 'SEED_SIZE must be tiny, odd, demo or large.'],
  [{ REFERENCE_DATE: '21.11.2026' }, 'REFERENCE_DATE must be a day as YYYY-MM-DD.'],
  [{ REFERENCE_DATE: '2026-13-01' }, 'REFERENCE_DATE must be a day as YYYY-MM-DD.'],
  [{ REFERENCE_DATE: '2026-02-30' }, 'REFERENCE_DATE must be a day as YYYY-MM-DD.'],
])('%j is refused with a sentence that names it', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence)
})
