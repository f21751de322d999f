import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeGateway } from '../../testing/fakeGateway.ts'
import { checkVersion, isNewer } from './version.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => document.body.replaceChildren())

test.each([
  ['4.0.2', '4.0.1', true],
  ['4.1.0', '4.0.9', true],
  ['10.0.0', '9.9.9', true],
  ['4.0.1', '4.0.1', false],
  ['4.0.0', '4.0.1', false],
  ['3.9.9', '4.0.1', false],
  ['latest', '4.0.1', false],
])('%s against %s: newer is %s', (version, than, newer) => expect(isNewer(version, than)).toBe(newer))

test('a newer server makes the page load anew, once for each version', async () => {
  const reload = vi.fn<() => void>()
  const gateway = fakeGateway()
  gateway.version = '99.0.0'
  await checkVersion(reload)
  await checkVersion(reload)
  expect(reload).toHaveBeenCalledTimes(1)
  gateway.version = '99.0.1'
  await checkVersion(reload)
  expect(reload).toHaveBeenCalledTimes(2)
})

test.each([['4.0.1'], ['1.0.0'], [null]])('a server with version %s changes nothing', async (version) => {
  const reload = vi.fn<() => void>()
  fakeGateway().version = version
  await checkVersion(reload)
  expect(reload).not.toHaveBeenCalled()
})

test('what is being typed is not lost to a newer version', async () => {
  const reload = vi.fn<() => void>()
  fakeGateway().version = '99.0.0'
  const input = document.body.appendChild(document.createElement('form')).appendChild(document.createElement('input'))
  input.value = 'half a sentence'
  await checkVersion(reload)
  expect(reload).not.toHaveBeenCalled()
  input.value = ''
  await checkVersion(reload)
  expect(reload).toHaveBeenCalledTimes(1)
})
