import { expect, test } from 'vitest'
import { passFocusOn } from './rowFocus.ts'

const row = (id: string): string => `<div data-row="${id}"><a data-row-link href="/jobs/${id}">${id}</a></div>`

async function leaveFirst(): Promise<string | null> {
  document.body.innerHTML = row('1') + row('2')
  const leaving = document.querySelector<HTMLElement>('[data-row="1"]')
  leaving?.querySelector('a')?.focus()
  if (leaving) passFocusOn(leaving)
  leaving?.remove()
  await Promise.resolve()
  const focused = document.activeElement
  return focused instanceof HTMLAnchorElement ? focused.textContent : null
}

test('the row after a removed one receives the focus', async () => {
  expect(await leaveFirst()).toBe('2')
})
