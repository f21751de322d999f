import { afterEach, expect, test } from 'vitest'
import { prefetchFiles } from './prefetch.ts'

const links = (): string[] => [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${new URL(href).pathname}`)

afterEach(() => document.head.replaceChildren())

test('scripts are only downloaded, and styles are taken over', () => {
  prefetchFiles(['/assets/a.js', '/assets/a.css', '/assets/a.js'])
  expect(links()).toEqual(['modulepreload /assets/a.js', 'stylesheet /assets/a.css'])
})

test('no style sheet stands there twice, whoever has brought it and however it was written', () => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = new URL('/assets/a.css', document.baseURI).href
  document.head.append(link)
  prefetchFiles(['/assets/a.css', '/assets/b.css'])
  prefetchFiles(['/assets/b.css'])
  expect(links()).toEqual(['stylesheet /assets/a.css', 'stylesheet /assets/b.css'])
})

test('a file that was only preloaded is a style sheet when it is wanted', () => {
  document.head.innerHTML = '<link rel="preload" as="style" href="/assets/a.css">'
  prefetchFiles(['/assets/a.css'])
  expect(links()).toEqual(['preload /assets/a.css', 'stylesheet /assets/a.css'])
})
