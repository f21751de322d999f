import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeGateway } from '../../../testing/fakeGateway.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { job, jobsOf, me } from '../../../testing/jobs.ts'

const opened = async () => {
  signedIn()
  fakeGateway({ ...me, Jobs: jobsOf([job({ id: '21', jobNumber: 'J-21' })]) })
  const view = renderAt('/jobs?priority=HIGH')
  const link = await screen.findByRole('link', { name: 'J-21' })
  return { link, title: screen.getByText('Boiler repair'), ...view }
}
const address = (): string => window.location.pathname

/** Clicks on the link that are left to the browser. */
function clicksLeft(link: HTMLElement): MouseEvent[] {
  const clicks: MouseEvent[] = []
  const onClick = (event: MouseEvent): void => {
    if (event.target === link && !event.defaultPrevented) clicks.push(event)
    event.preventDefault()
  }
  window.addEventListener('click', onClick, { once: true })
  return clicks
}

afterEach(() => window.getSelection()?.removeAllRanges())

test('a click anywhere on a row opens its job, and the row has one link', async () => {
  const { user, title } = await opened()
  expect(screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/jobs/21')).toHaveLength(1)
  await user.click(title)
  await waitFor(() => expect(address()).toBe('/jobs/21'))
})

test.each([
  ['Ctrl', () => fireEvent.click(screen.getByText('Boiler repair'), { ctrlKey: true })],
  ['⌘', () => fireEvent.click(screen.getByText('Boiler repair'), { metaKey: true })],
  ['the middle button', () => fireEvent(screen.getByText('Boiler repair'), new MouseEvent('auxclick', { button: 1, bubbles: true }))],
])('a click with %s is left to the browser', async (_, click) => {
  const { link } = await opened()
  const clicks = clicksLeft(link)
  click()
  expect(clicks).toHaveLength(1)
  expect(clicks[0]?.ctrlKey || clicks[0]?.metaKey).toBe(true)
  expect(address()).toBe('/jobs')
})

test('selecting text of a row does not open it', async () => {
  const { title } = await opened()
  window.getSelection()?.selectAllChildren(title)
  fireEvent.click(title)
  expect(address()).toBe('/jobs')
  window.getSelection()?.removeAllRanges()
  fireEvent.click(title)
  await waitFor(() => expect(address()).toBe('/jobs/21'))
})

test('checkboxes and menus of a row handle their own clicks, including near misses', async () => {
  const { user } = await opened()
  const box = screen.getByRole('checkbox', { name: 'Select J-21' })
  await user.click(box)
  await user.click(box.closest('td') as HTMLElement)
  const menu = screen.getByRole('button', { name: 'Actions for J-21' })
  await user.click(menu)
  fireEvent.click(await screen.findByRole('menu'))
  await user.click(menu.closest('td') as HTMLElement)
  expect(address()).toBe('/jobs')
})
