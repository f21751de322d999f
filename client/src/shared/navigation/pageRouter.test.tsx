import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import {
  type DataRouter,
  Link,
  Outlet,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test, vi } from 'vitest'
import { createPageRouter } from './pageRouter.ts'
import { takeTurns } from './turn.ts'

function Frame() {
  const { pathname, search, state } = useLocation()
  return (
    <>
      <output>{[useNavigationType(), pathname + search, JSON.stringify(state)].join(' ')}</output>
      <Link to="/vans">Vans</Link>
      <Link to="/vans/7" state={{ from: 'list' }}>
        One
      </Link>
      <Link to="/broken">Broken</Link>
      <Outlet />
    </>
  )
}

function Van() {
  const { id } = useParams()
  const [params, setParams] = useSearchParams()
  return (
    <>
      <h1>
        Van {id} {params.get('tab')}
      </h1>
      <button type="button" onClick={() => setParams({ tab: 'trips' }, { replace: true })}>
        Trips
      </button>
    </>
  )
}

function Form() {
  const [isDirty, setDirty] = useState(false)
  const { state, proceed, reset } = useBlocker(isDirty)
  return (
    <>
      <h1>Form</h1>
      <button type="button" onClick={() => setDirty(true)}>
        Type
      </button>
      {state === 'blocked' && (
        <>
          <button type="button" onClick={proceed}>
            Leave
          </button>
          <button type="button" onClick={reset}>
            Stay
          </button>
        </>
      )}
    </>
  )
}

function Broken(): never {
  throw new Error('broken')
}

const routes = [
  {
    path: '/',
    Component: Frame,
    ErrorBoundary: () => <p>Lost</p>,
    children: [
      { path: 'vans', Component: () => <h1>All vans</h1> },
      { path: 'vans/new', Component: Form },
      { path: 'vans/:id', Component: Van },
      { path: 'broken', Component: Broken, ErrorBoundary: () => <h1>Out of order</h1> },
    ],
  },
]

/** The router, with the names of what was asked of it and is not there. */
function watched(router: DataRouter) {
  const missing = new Set<string>()
  const get = (of: DataRouter, name: string | symbol): unknown => {
    if (typeof name === 'string' && !(name in of)) missing.add(name)
    return Reflect.get(of, name) as unknown
  }
  return { router: new Proxy(router, { get }), missing }
}

function open(path: string) {
  window.history.replaceState(null, '', path)
  const { router, missing } = watched(createPageRouter(routes))
  render(<RouterProvider router={router} useTransitions={false} />)
  return { user: userEvent.setup({ delay: null }), router, missing }
}

const heading = (name: string) => screen.findByRole('heading', { name })
const where = (): string => screen.getByRole('status').textContent
const press = (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(screen.getByRole('button', { name }))

test('links, queries and steps back lead where the address says', async () => {
  const { user, router, missing } = open('/vans')
  await heading('All vans')
  await user.click(screen.getByRole('link', { name: 'One' }))
  await heading('Van 7')
  expect(where()).toBe('PUSH /vans/7 {"from":"list"}')
  await press(user, 'Trips')
  await heading('Van 7 trips')
  expect(where()).toBe('REPLACE /vans/7?tab=trips null')
  expect(window.location.href).toMatch(/\/vans\/7\?tab=trips$/)
  await act(() => router.navigate(-1))
  await heading('All vans')
  expect(where()).toBe('POP /vans null')
  await act(() => router.navigate(1))
  await heading('Van 7 trips')
  expect([...missing]).toEqual([])
})

test('whoever leaves a form is held, and goes on or stays', async () => {
  const { user, missing } = open('/vans/new')
  await heading('Form')
  await press(user, 'Type')
  await user.click(screen.getByRole('link', { name: 'One' }))
  await press(user, 'Stay')
  expect(screen.queryByRole('button', { name: 'Stay' })).toBeNull()
  expect(window.location.pathname).toBe('/vans/new')
  await user.click(screen.getByRole('link', { name: 'One' }))
  await press(user, 'Leave')
  await heading('Van 7')
  expect(where()).toBe('PUSH /vans/7 {"from":"list"}')
  await user.click(screen.getByRole('link', { name: 'Vans' }))
  await heading('All vans')
  expect([...missing]).toEqual([])
})

test('a step back out of a form is undone until it may go on', async () => {
  const { user, router } = open('/vans')
  await act(() => router.navigate('/vans/new'))
  await heading('Form')
  await press(user, 'Type')
  await act(() => router.navigate(-1))
  await screen.findByRole('button', { name: 'Leave' })
  await vi.waitFor(() => expect(window.location.pathname).toBe('/vans/new'))
  await press(user, 'Stay')
  await act(() => router.navigate(-1))
  await screen.findByRole('button', { name: 'Leave' })
  await press(user, 'Leave')
  await heading('All vans')
  expect(window.location.pathname).toBe('/vans')
})

test('an address of another product is refused', async () => {
  const { router } = open('/vans')
  await heading('All vans')
  for (const to of ['//elsewhere.example/vans', 'https://elsewhere.example/', String.raw`/\elsewhere.example`])
    await expect(router.navigate(to)).rejects.toThrow('leads elsewhere')
  expect(window.location.pathname).toBe('/vans')
})

test('a page that fails stands in its own boundary, and the next one is whole', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = open('/vans')
  await heading('All vans')
  await user.click(screen.getByRole('link', { name: 'Broken' }))
  await heading('Out of order')
  complain.mockRestore()
  await user.click(screen.getByRole('link', { name: 'Vans' }))
  await heading('All vans')
})

test('an element stays the same where only the query changes, so nothing is mounted anew', () => {
  const router = createPageRouter(routes)
  const [, page] = router.match('/vans/7') ?? []
  const [, again] = router.match('/vans/8?tab=trips') ?? []
  expect(page?.route.element).toBe(again?.route.element)
})

function Wanderer() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate({ search: 'tab=all' })}>
      All
    </button>
  )
}

test('a query alone is asked for at the same page', async () => {
  window.history.replaceState(null, '', '/wander#part')
  const router = createPageRouter([{ path: '/wander', Component: Wanderer }])
  render(<RouterProvider router={router} useTransitions={false} />)
  await userEvent.click(screen.getByRole('button', { name: 'All' }))
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/wander?tab=all')
})

/** Turns that end when the test says so; `arrived`: where a page is drawn, and how all others hear of it, which they do at once else. */
function slowTurns(arrived?: (to: string, tell: () => void) => void) {
  const turns: { readonly to: string; readonly end: () => void }[] = []
  const leave = takeTurns({
    show: ({ pathname }) => new Promise<void>((resolve) => void turns.push({ to: pathname, end: resolve })),
    arrive: ({ location }, tell) => (arrived ? arrived(location.pathname, tell) : tell()),
  })
  const endAll = (): Promise<void> =>
    act(async () => {
      turns.splice(0).forEach(({ end }) => end())
      await Promise.resolve()
    })
  return { turns, endAll, leave }
}

test('another page is shown to be coming before anything hears of its address', async () => {
  const { user, router } = open('/vans')
  await heading('All vans')
  const { turns, endAll, leave } = slowTurns()
  await user.click(screen.getByRole('link', { name: 'One' }))
  expect(turns.map(({ to }) => to)).toEqual(['/vans/7'])
  expect(window.location.pathname).toBe('/vans')
  expect(screen.getByRole('heading', { name: 'All vans' })).toBeVisible()
  await endAll()
  await heading('Van 7')
  expect(window.location.pathname).toBe('/vans/7')
  // The same page with another query is no other page.
  await press(user, 'Trips')
  await heading('Van 7 trips')
  expect(turns).toEqual([])
  // A step back is an address before it is a page.
  await act(() => router.navigate(-1))
  // The routers of the tests above hear of it, too.
  await vi.waitFor(() => expect(turns.map(({ to }) => to)).toContain('/vans'))
  expect(screen.getByRole('heading', { name: 'Van 7 trips' })).toBeVisible()
  await endAll()
  await heading('All vans')
  leave()
})

test('who goes elsewhere meanwhile arrives there alone', async () => {
  const { user, router } = open('/vans')
  await heading('All vans')
  const { endAll, leave } = slowTurns()
  await user.click(screen.getByRole('link', { name: 'One' }))
  await user.click(screen.getByRole('link', { name: 'Broken' }))
  const seen: string[] = []
  const stop = router.subscribe(({ location }) => seen.push(location.pathname))
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  await endAll()
  await heading('Out of order')
  complain.mockRestore()
  expect(seen).toEqual(['/broken'])
  stop()
  leave()
})

test('who is held turns no page before they may leave', async () => {
  const { user } = open('/vans/new')
  await heading('Form')
  await press(user, 'Type')
  const { turns, endAll, leave } = slowTurns()
  await user.click(screen.getByRole('link', { name: 'One' }))
  expect(turns).toEqual([])
  await press(user, 'Leave')
  expect(turns).toHaveLength(1)
  await endAll()
  await heading('Van 7')
  leave()
})

test('the page is drawn before the others hear of its address', async () => {
  const { user, router } = open('/vans')
  await heading('All vans')
  const arrivals: { readonly to: string; readonly tell: () => void }[] = []
  const { endAll, leave } = slowTurns((to, tell) => arrivals.push({ to, tell }))
  await user.click(screen.getByRole('link', { name: 'One' }))
  await endAll()
  expect(arrivals.map(({ to }) => to)).toEqual(['/vans/7'])
  expect(router.state.location.pathname).toBe('/vans/7')
  expect(window.location.pathname).toBe('/vans/7')
  expect(where()).toBe('POP /vans null')
  act(() => arrivals[0]?.tell())
  await heading('Van 7')
  expect(where()).toBe('PUSH /vans/7 {"from":"list"}')
  leave()
})
