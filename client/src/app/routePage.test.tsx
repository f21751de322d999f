import { gql } from '@apollo/client'
import { render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type PageHandle, page } from './routePage.tsx'

const opened = gql`
  query Van($id: ID!) {
    van(id: $id) {
      id
    }
  }
`

afterEach(() => {
  vi.unstubAllEnvs()
  delete window.begunCalls
})

interface Made {
  readonly load: () => Promise<unknown>
  /** Whether an outline is painted before it. */
  readonly turns: () => Promise<boolean>
  /** Returns what stood there, one after the other. */
  readonly open: () => Promise<readonly string[]>
}

/** A page of the built product. */
function pageOf(asks: boolean, download = Promise.resolve()): Made {
  vi.stubEnv('PROD', true)
  const Van = Object.assign(() => <h1>Van</h1>, asks && { opened })
  const { Component, handle } = page(() => download.then(() => Van))
  const Page = Component as ComponentType
  const { load, turn } = handle as PageHandle
  return {
    load,
    turns: async () => {
      const ready = turn()
      await ready
      return ready !== undefined
    },
    open: async () => {
      const frames: string[] = []
      const note = (): void => void frames.push(screen.queryByRole('heading') ? 'page' : 'outline')
      const seen = new MutationObserver(note)
      const { unmount } = render(<Page />)
      note()
      seen.observe(document.body, { childList: true, subtree: true })
      await screen.findByRole('heading', { name: 'Van' })
      await new Promise((resolve) => setTimeout(resolve, 0))
      seen.disconnect()
      unmount()
      return frames
    },
  }
}

const begun = (): void =>
  void (window.begunCalls = [{ token: 'mine', body: '{"operationName":"Van","variables":{"id":"7"}}', answer: new Promise(() => {}) }])

test('a page whose code is on its way has its outline until then', async () => {
  const { open } = pageOf(false)
  expect(await open()).toEqual(['outline', 'page'])
})

test('a press that leads to it is answered by the outline, and asks for the code', async () => {
  const { turns, open } = pageOf(false)
  expect(await turns()).toBe(true)
  expect(await open()).toEqual(['page'])
})

test('code that comes in a moment is waited for: the page is drawn once', async () => {
  const { turns, open } = pageOf(false, new Promise((resolve) => setTimeout(resolve, 70)))
  expect(await turns()).toBe(true)
  expect(await open()).toEqual(['page'])
})

test('code that takes longer, or fails, does not hold up the address', async () => {
  const { turns } = pageOf(false, new Promise(() => {}))
  expect(await turns()).toBe(true)
  const { turns: failing } = pageOf(false, Promise.reject(new Error('offline')))
  expect(await failing()).toBe(true)
})

test('where its code is there, a page is preceded by its outline once, for it takes longest then', async () => {
  const { load, turns, open } = pageOf(false)
  await load()
  expect(await turns()).toBe(true)
  expect(await open()).toEqual(['page'])
  expect(await turns()).toBe(false)
})

test('the outline stands while the answer to the press is on its way', async () => {
  const { turns, open } = pageOf(true)
  await open()
  expect(await turns()).toBe(false)
  begun()
  expect(await turns()).toBe(true)
})
