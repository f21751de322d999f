import { gql } from '@apollo/client'
import { render, screen } from '@testing-library/react'
import { type ComponentType, useLayoutEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from './routePage.tsx'

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
  readonly open: () => Promise<void>
  /** What stood there, one after the other. */
  readonly frames: string[]
}

/** A page of the built product. */
function pageOf(asks: boolean): Made {
  vi.stubEnv('PROD', true)
  const frames: string[] = []
  const Van = Object.assign(() => <h1>Van</h1>, asks && { opened })
  const { Component, handle } = page(() => Promise.resolve(Van))
  const Page = Component as ComponentType
  function Window() {
    useLayoutEffect(() => {
      const note = (): void => void frames.push(screen.queryByRole('heading') ? 'page' : 'outline')
      note()
      const seen = new MutationObserver(note)
      seen.observe(document.body, { childList: true, subtree: true })
      return () => seen.disconnect()
    }, [])
    return <Page />
  }
  return {
    frames,
    load: (handle as { load: () => Promise<unknown> }).load,
    open: async () => {
      frames.length = 0
      const { unmount } = render(<Window />)
      await screen.findByRole('heading', { name: 'Van' })
      await new Promise((resolve) => setTimeout(resolve, 0))
      unmount()
    },
  }
}

test('a page whose code is on its way has its outline until then', async () => {
  const { frames, open } = pageOf(false)
  await open()
  expect(frames).toEqual(['outline', 'page'])
})

test('where its code is there, a page is preceded by its outline once, for it takes longest then', async () => {
  const { frames, load, open } = pageOf(false)
  await load()
  await open()
  expect(frames).toEqual(['outline', 'page'])
  await open()
  expect(frames).toEqual(['page'])
})

test('the outline stands while the answer to the press is on its way', async () => {
  const { frames, open } = pageOf(true)
  await open()
  window.begunCalls = [{ token: 'mine', body: '{"operationName":"Van","variables":{"id":"7"}}', answer: new Promise(() => {}) }]
  await open()
  expect(frames).toEqual(['outline', 'page'])
  delete window.begunCalls
  await open()
  expect(frames).toEqual(['page'])
})

test('the page that the product begins with stands there at once', async () => {
  const { frames, load, open } = pageOf(false)
  await load()
  document.body.insertAdjacentHTML('afterbegin', '<div id="first-paint"></div>')
  await open()
  document.getElementById('first-paint')?.remove()
  expect(frames[0]).toBe('page')
})
