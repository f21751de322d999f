import { renderHook } from '@testing-library/react'
import type { DataRouteObject } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from '../shared/late/afterPaint.ts'
import { latePart } from '../shared/late/latePart.ts'
import { usePrefetch } from './prefetch.ts'

const { downloaded } = vi.hoisted(() => ({ downloaded: vi.fn<(parts: readonly unknown[]) => void>() }))
vi.mock('../shared/late/prefetch.ts', () => ({ prefetch: downloaded }))

const made = vi.fn<typeof fetch>()
const asked = async (): Promise<unknown[]> => {
  await new Promise<void>(afterPaint)
  return made.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))
}
const paths = ['jobs/:jobId', 'jobs/new', 'invoices/:invoiceId']
const children = paths.map((path): DataRouteObject => ({ id: path, path, handle: latePart(() => Promise.resolve(path)) }))
const routes: DataRouteObject[] = [{ id: 'all', path: '/', children }]

const link = (name: string): Element => document.querySelector(`#${name}`) ?? document.body
const press = (on: Element, how: PointerEventInit = {}): boolean =>
  on.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse', ...how }))
const click = (on: Element, how: MouseEventInit = {}): boolean => {
  on.addEventListener('click', (event) => event.preventDefault(), { once: true })
  return on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
}
const job12 = { variables: { id: '12' } }

beforeEach(() => {
  vi.stubEnv('PROD', true)
  made.mockReset().mockImplementation(async () => new Response('answer'))
  vi.stubGlobal('fetch', made)
  localStorage.setItem('authToken', 'mine')
  window.pressedCalls = { headers: {}, bodies: { '/jobs/:jobId': '{"variables":{"id":"{id}"}}' } }
  document.body.innerHTML =
    '<a id="torn" href="/jobs/%E0%A4%A">Torn</a>' +
    '<a id="job" href="/jobs/12">J-12</a><a id="closed" href="/jobs/99">J-99</a><a id="away" href="https://example.com/jobs/12">Away</a>' +
    '<div data-row="12"><a data-row-link href="/jobs/12">J-12</a><i id="cell"></i><button id="menu"></button></div>'
  renderHook(() => usePrefetch({ routes, subscribe: () => () => {} }, (pathname) => pathname === '/jobs/99'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  localStorage.clear()
  delete window.pressedCalls
  delete window.begunCalls
})

test('the press of a mouse asks, its click not again', async () => {
  press(link('job'))
  click(link('job'))
  expect(await asked()).toEqual([job12])
})

test('a row leads where its link does, but for its own controls', async () => {
  press(link('menu'))
  expect(await asked()).toEqual([])
  press(link('cell'))
  expect(await asked()).toEqual([job12])
})

test('a finger asks with its tap, a key with its click', async () => {
  press(link('job'), { pointerType: 'touch' })
  expect(await asked()).toEqual([])
  click(link('job'))
  expect(await asked()).toEqual([job12])
})

test('another window, another site and what is closed ask nothing', async () => {
  press(link('job'), { ctrlKey: true })
  press(link('job'), { button: 1 })
  press(link('closed'))
  press(link('away'))
  click(link('job'), { metaKey: true })
  expect(await asked()).toEqual([])
})

test('an address that nobody can read asks nothing', async () => {
  const onError = vi.fn<(event: ErrorEvent) => void>()
  window.addEventListener('error', onError, { once: true })
  press(link('torn'))
  expect(await asked()).toEqual([])
  expect(onError).not.toHaveBeenCalled()
})

test('a page whose code is there asks by itself', async () => {
  await Promise.all(children.map(({ handle }) => handle.load()))
  click(link('job'))
  expect(await asked()).toEqual([])
})

const reach = (on: Element, pointerType = 'mouse'): boolean =>
  on.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }))
const rested = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 100))

test('a mouse that rests on a link asks, and its press not again', async () => {
  reach(link('job'))
  await rested()
  expect(await asked()).toEqual([job12])
  press(link('job'))
  click(link('job'))
  expect(await asked()).toEqual([job12])
})

test('who presses at once has not rested: what the page has taken is not asked for again', async () => {
  reach(link('job'))
  press(link('job'))
  delete window.begunCalls
  await rested()
  expect(await asked()).toEqual([job12])
})

test('a mouse that passes by asks nothing, nor one that lies on a row, nor a finger', async () => {
  reach(link('job'))
  reach(document.body)
  await rested()
  reach(link('cell'))
  await rested()
  reach(link('closed'))
  await rested()
  reach(link('job'), 'touch')
  await rested()
  expect(await asked()).toEqual([])
})

test.each([
  ['/jobs', ['jobs/:jobId']],
  ['/', ['jobs/:jobId', 'invoices/:invoiceId']],
])('when idle %s downloads the pages of its own area that it leads to, not those of the navigation', (path, wanted) => {
  window.history.replaceState(null, '', path)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  document.body.innerHTML =
    '<nav><a href="/jobs/new">New job</a></nav><main><a href="/jobs/12">J-12</a><a href="/invoices/7">INV-7</a></main>'
  renderHook(() => usePrefetch({ routes, subscribe: () => () => {} }, () => false))
  vi.advanceTimersByTime(1500)
  vi.useRealTimers()
  expect(downloaded.mock.calls.at(-1)).toEqual([wanted.map((page) => children[paths.indexOf(page)]?.handle)])
})
