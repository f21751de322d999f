import { endpoints } from '@callout/contracts/endpoints'
import { messages } from '@callout/contracts/text/messages'
import { beforeEach, describe, expect, test } from 'vitest'
import { wallTimeOf } from '@callout/contracts/time'
import { booked, bookingOf } from '../testing/booking.ts'
import { type Called, type TestApp, testApp } from '../testing/testApp.ts'

const { listStaff, getStaff, createStaff, updateStaff, setStaffActive, listStaffJobs } = endpoints.staff

/** Of the tiny seed: the admin and two technicians of the first branch, the head and a technician of the second. */
const [ADMIN, HEAD, MARCUS, PRIYA, TOM] = [11, 12, 13, 14, 15] as const
const PASSWORD = 'demo1234'

let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

const nia = { name: 'Nia Adeyemi', email: 'Nia@new.test', color: '#2f9e44', phone: '5125550160', role: 'staff' } as const
const post = (path: string, body: object, token = owner): Promise<Called> => mock.call('POST', path, { token, body })
const errorsOf = ({ responseCode, responseData }: Called): unknown => ({ responseCode, ...(responseData as object) })
const apiError = (field: string, message: string) => ({ responseCode: 422, errors: [{ field, message }] })
const allow = (...authorities: string[]): void => void mock.store.users.update(ADMIN, { authorities: ['manage_staff', ...authorities] })

describe('the list', () => {
  test('has everybody but the owner, by name, and says how many seats are taken', async () => {
    const { staffs, seats } = await mock.read(listStaff, {}, owner)
    expect(staffs.map(({ name }) => name)).toEqual(['Carmen Delgado', 'Daniel Okafor', 'Marcus Bell', 'Priya Raman', 'Tom Lindqvist'])
    expect(seats).toEqual({ used: 5, limit: 15 })
  })

  test('finds people by the digits of a phone and by accents left away', async () => {
    mock.store.users.update(PRIYA, { name: 'Prïya Râman' })
    mock.store.users.update(MARCUS, { phone: '5125550202' })
    const found = async (search: string) => (await mock.read(listStaff, { search }, owner)).staffs.map(({ id }) => id)
    expect(await found('priya raman')).toEqual([PRIYA])
    expect(await found('(512) 555-0202')).toEqual([MARCUS])
  })

  test('sorts by name or creation in both directions, without the owner', async () => {
    mock.store.users.update(PRIYA, { created_at: 5 })
    mock.store.users.update(TOM, { created_at: 7 })
    const ids = async (query: object) => (await mock.read(listStaff, query, owner)).staffs.map(({ id }) => id)
    expect(await ids({ sort_by: 'created_at' })).toEqual([PRIYA, TOM, HEAD, ADMIN, MARCUS])
    expect(await ids({ sort_dir: 'desc' })).toEqual([TOM, PRIYA, MARCUS, ADMIN, HEAD])
    expect(await ids({ search: 'owner@demo.test' })).toEqual([])
  })

  test('tells the visits of today as they come and go, and those of the next day after midnight', async () => {
    const today = async () => (await mock.read(listStaff, { search: 'Marcus' }, owner)).staffs[0]?.visits_today
    const before = Number(await today())
    const dayAt = (now: number) => wallTimeOf(now, 'America/Chicago').date
    const date = dayAt(mock.clock.now())
    await booked(mock, owner, { dates: [date], start_time: '05:00', end_time: '05:30', staff_ids: [MARCUS] })
    expect(await today()).toBe(before + 1)
    mock.clock.change({ advance_seconds: 86_400 })
    const next = dayAt(mock.clock.now())
    const those = mock.store.visits.all().filter((visit) => visit.date === next && visit.staff_ids.includes(MARCUS))
    expect(next).not.toBe(date)
    expect(await today()).toBe(those.filter(({ status }) => status !== 7 && status !== 8).length)
  })

  test('of a branch head has their branch alone, whatever branch is requested', async () => {
    const { staffs } = await mock.read(listStaff, { branch_id: 1 }, await mock.signIn('branch'))
    expect(staffs).toEqual([])
  })

  test('of an individual provider is the provider, who has the one seat', async () => {
    const token = await mock.signIn('individual')
    const { staffs, seats } = await mock.read(listStaff, {}, token)
    expect(staffs.map(({ email, role }) => [email, role])).toEqual([['individual@demo.test', 'individual']])
    expect(seats).toEqual({ used: 1, limit: 1 })
    expect(await post('/staffs', nia, token)).toMatchObject({ responseCode: 402, responseMessage: 'Your plan is for one person.' })
  })
})

describe('a new person', () => {
  test('of the spec’s fields alone is a technician', async () => {
    const { name, color, email, phone } = nia
    expect(await mock.read(createStaff, { name, color, email, phone }, owner)).toMatchObject({ name, role: 'staff', authorities: [] })
  })

  test('works the hours of the business where nothing else is said, and signs in by the link of the invitation', async () => {
    const staff = await mock.read(createStaff, { ...nia, send_invite: true }, owner)
    expect(staff).toMatchObject({ email: 'nia@new.test', branch_id: 1, is_active: true, authorities: [] })
    expect(staff.working_hours?.map(({ is_on }) => is_on)).toEqual([false, true, true, true, true, true, true])
    const [mail] = mock.store.outbox.by('to', 'nia@new.test')
    const reset_token = /#token=(\S+)/.exec(mail?.body ?? '')?.[1] ?? ''
    mock.clock.change({ now: mock.clock.now() + 6 * 24 * 60 * 60, frozen: true })
    const word = { password: 'nia-password', password_confirmation: 'nia-password' }
    expect(await mock.call('PUT', '/users/password', { body: { reset_token, ...word } })).toMatchObject({ responseCode: 200 })
    expect(await mock.call('POST', '/users/sign_in', { body: { email: 'nia@new.test', password: 'nia-password' } })).toMatchObject({
      responseCode: 200,
    })
  })

  test('is invited again until a password is chosen; the earlier link no longer works', async () => {
    const { id, invitation_status } = await mock.read(createStaff, nia, owner)
    expect(invitation_status).toBe(0)
    const email = 'nia@new.test'
    const invite = async () => post('/staffs/update_staff', { id, send_invite: true })
    const lastToken = () => /#token=(\S+)/.exec(mock.store.outbox.by('to', email).at(-1)?.body ?? '')?.[1] ?? ''
    const choosePassword = async (reset_token: string) =>
      mock.call('PUT', '/users/password', { body: { reset_token, password: 'nia-password', password_confirmation: 'nia-password' } })
    expect(await invite()).toMatchObject({ responseCode: 200, responseData: { invitation_status: 1 } })
    const first = lastToken()
    expect(await invite()).toMatchObject({ responseCode: 200, responseData: { invitation_status: 1 } })
    expect(mock.store.outbox.by('to', email)).toHaveLength(2)
    expect(await choosePassword(first)).toMatchObject({ responseCode: 422 })
    expect(await choosePassword(lastToken())).toMatchObject({ responseCode: 200 })
    expect(await mock.read(getStaff, { id }, owner)).toMatchObject({ invitation_status: 2 })
    expect(errorsOf(await invite())).toEqual(apiError('send_invite', 'Nia Adeyemi has already accepted the invitation'))
    expect(mock.store.outbox.by('to', email)).toHaveLength(2)
  })

  test('needs what the spec says, in its words', async () => {
    const reply = await post('/staffs', { name: ' ', email: 'nia', color: '', phone: '12a', role: 'staff' })
    expect(errorsOf(reply)).toEqual({
      responseCode: 422,
      errors: [
        { field: 'name', message: 'Required' },
        { field: 'email', message: 'Invalid' },
        { field: 'color', message: 'Required' },
        { field: 'phone', message: 'Must be only digits' },
      ],
    })
    const admin = { ...nia, role: 'staff_admin', authorities: [] }
    expect(errorsOf(await post('/staffs', admin))).toEqual(apiError('authorities', 'Kindly give at least one access to admin'))
    expect(errorsOf(await post('/staffs', { ...nia, phone: '12' }))).toEqual(apiError('phone', 'Please type valid mobile number'))
  })

  test.each([
    [{ email: 'STAFF@demo.test' }, 'email', 'Someone already uses this email address'],
    [{ category_ids: [900_001] }, 'category_ids', 'This category doesn’t exist.'],
    [{ branch_id: 900 }, 'branch_id', 'This branch doesn’t exist.'],
    [{ role: 'branch_head', branch_id: 2 }, 'role', 'This branch already has a head: Carmen Delgado'],
    [{ working_hours: [{ day: 1, is_on: true, open: '17:00', close: '09:00' }] }, 'working_hours.0.open', messages.startBeforeEnd],
    [
      { time_off: [{ date_from: '2026-07-02', date_to: '2026-07-01' }] },
      'time_off.0.date_to',
      'The last day can’t be before the first one',
    ],
  ])('is refused with %j', async (part, field, message) => {
    expect(errorsOf(await post('/staffs', { ...nia, ...part }))).toEqual(apiError(field, message))
  })

  test('needs a seat of the plan, and so does one who comes back', async () => {
    const { subscription } = mock.store.companies.get(1) ?? {}
    mock.store.users.update(TOM, { is_active: false })
    mock.store.companies.update(1, { subscription: { ...subscription, staff_limit: 4 } as never })
    const full = { responseCode: 402, responseMessage: 'All 4 seats of your plan are in use. Choose a larger plan to add staff.' }
    expect(await post('/staffs', nia)).toMatchObject(full)
    expect(await post('/staffs/active_inactive', { staff_id: TOM, is_active: true })).toMatchObject(full)
  })
})

describe('who manages staff', () => {
  test('gives no more permissions than the caller has, and makes no head without branches', async () => {
    allow('dispatch')
    const token = await mock.signIn('admin')
    const admin = { ...nia, role: 'staff_admin', authorities: ['dispatch', 'view_earnings'] }
    const message = 'You can only give permissions that you have yourself'
    expect(errorsOf(await post('/staffs', admin, token))).toEqual(apiError('authorities', message))
    expect(errorsOf(await post('/staffs', { ...nia, role: 'branch_head' }, token))).toEqual(apiError('role', message))
    expect(await post('/staffs', { ...admin, authorities: ['dispatch'] }, token)).toMatchObject({ responseCode: 200 })
  })

  test('leaves those alone who may do more, their password too', async () => {
    allow()
    const token = await mock.signIn('admin')
    const word = { password: 'new-password', password_confirmation: 'new-password' }
    expect(await post('/staffs/change_password', { staff_id: HEAD, ...word }, token)).toMatchObject({ responseCode: 403 })
    expect(await post('/staffs/update_staff', { id: HEAD, email: 'x@new.test' }, token)).toMatchObject({ responseCode: 403 })
  })

  test('does not change the caller’s role, nor delete the caller', async () => {
    allow()
    const token = await mock.signIn('admin')
    const admin = { id: ADMIN, authorities: ['manage_staff', 'view_earnings'] }
    expect(errorsOf(await post('/staffs/update_staff', admin, token))).toEqual(
      apiError('role', 'You can’t change your own role or permissions'),
    )
    expect(
      errorsOf(await post('/staffs/active_inactive', { staff_id: ADMIN, is_active: false, future_visits: 'unassign' }, token)),
    ).toEqual(apiError('staff_id', 'You can’t set yourself inactive'))
  })

  test('as a branch head adds technicians to their branch only', async () => {
    const token = await mock.signIn('branch')
    expect(await mock.read(createStaff, nia, token)).toMatchObject({ branch_id: 2, role: 'staff' })
    const admin = { ...nia, email: 'b@new.test', role: 'staff_admin', authorities: ['dispatch'] }
    expect(await post('/staffs', admin, token)).toMatchObject({ responseCode: 422 })
    expect(await post('/staffs/update_staff', { id: TOM, branch_id: 1 }, token)).toMatchObject({ responseCode: 422 })
  })
})

describe('a change', () => {
  test('keeps what it does not name, and gives new time off an id', async () => {
    const before = await mock.read(getStaff, { id: TOM }, owner)
    const time_off = [{ date_from: '2026-07-01', date_to: '2026-07-03', note: 'Lake' }]
    const after = await mock.read(updateStaff, { id: TOM, phone: '5125559999', time_off }, owner)
    expect(after).toEqual({
      ...before,
      phone: '5125559999',
      time_off: [{ id: 1, date_from: '2026-07-01', date_to: '2026-07-03', start_time: null, end_time: null, note: 'Lake' }],
    })
  })

  test('of the place is of both coordinates, and counts from then on and not what the person said', async () => {
    const tom = await mock.signIn('staff')
    const ownUser = mock.store.users.all().find(({ email }) => email === 'staff@demo.test')
    const id = Number(ownUser?.id)
    await mock.call('POST', '/users/select_status', { token: tom, body: { availability_status: 1, latitude: 30.25, longitude: -97.5 } })
    expect(await mock.read(getStaff, { id }, owner)).toMatchObject({ latitude: 30.25, longitude: -97.5, location_at: mock.clock.now() })
    expect(errorsOf(await post('/staffs/update_staff', { id, latitude: 41, longitude: null }))).toEqual(
      apiError('longitude', 'Enter both coordinates'),
    )
    const there = await mock.read(updateStaff, { id, latitude: 41, longitude: -87 }, owner)
    expect(there).toMatchObject({ latitude: 41, longitude: -87, location_at: null })
    expect(await mock.read(updateStaff, { id, latitude: null, longitude: null }, owner)).toMatchObject({ latitude: null, longitude: null })
  })

  test('of the authorities ends the person’s sessions, of the phone doesn’t', async () => {
    const token = await mock.signIn('staff')
    await mock.read(updateStaff, { id: MARCUS, phone: '5125559999' }, owner)
    expect((await mock.call('GET', '/users/user_profile_get', { token })).responseCode).toBe(200)
    await mock.read(updateStaff, { id: MARCUS, role: 'staff_admin', authorities: ['dispatch'] }, owner)
    expect((await mock.call('GET', '/users/user_profile_get', { token })).responseCode).toBe(401)
  })

  test('from admin to technician takes the authorities, and back needs some', async () => {
    expect(await mock.read(updateStaff, { id: ADMIN, role: 'staff' }, owner)).toMatchObject({ role: 'staff', authorities: [] })
    expect(errorsOf(await post('/staffs/update_staff', { id: ADMIN, role: 'staff_admin' }))).toEqual(
      apiError('authorities', 'Kindly give at least one access to admin'),
    )
  })
})

describe('deactivation', () => {
  const dates = ['2026-07-20']
  const bookFor = async (...staff_ids: number[]) => booked(mock, owner, { ...bookingOf(mock), dates, staff_ids, allow_clash: true })
  const getVisit = (jobId: number) => mock.store.visits.by('job_id', jobId)[0]

  test('leaves the visits to come to another person, and keeps those of the past', async () => {
    const { id } = await bookFor(MARCUS)
    const done = mock.store.visits.all().filter(({ status, staff_ids }) => status === 6 && staff_ids.includes(MARCUS))
    const ahead = (await mock.read(getStaff, { id: MARCUS }, owner)).future_visits
    const { staff, visits_changed } = await mock.read(
      setStaffActive,
      { staff_id: MARCUS, is_active: false, future_visits: 'reassign', reassign_to_staff_id: PRIYA },
      owner,
    )
    expect([staff.is_active, staff.future_visits, visits_changed]).toEqual([false, 0, ahead])
    expect(getVisit(id)).toMatchObject({ staff_ids: [PRIYA], status: 1 })
    expect(mock.store.jobs.get(id)?.staff_ids).toEqual([PRIYA])
    expect(mock.store.history.by('job_id', id).at(-1)?.changes).toEqual([{ field: 'staff', from: 'Marcus Bell', to: 'Priya Raman' }])
    expect(done.every((visit) => mock.store.visits.get(visit.id)?.staff_ids.includes(MARCUS))).toBe(true)
  })

  test('unassigns them or gives them to a successor', async () => {
    const [alone, together] = [await bookFor(MARCUS), await bookFor(MARCUS, PRIYA)]
    await mock.read(setStaffActive, { staff_id: MARCUS, is_active: false, future_visits: 'unassign' }, owner)
    expect(getVisit(alone.id)).toMatchObject({ staff_ids: [], status: 0 })
    expect(getVisit(together.id)).toMatchObject({ staff_ids: [PRIYA], status: 1 })
  })

  test('cannot go before it is said what becomes of them', async () => {
    await bookFor(MARCUS)
    expect(errorsOf(await post('/staffs/active_inactive', { staff_id: MARCUS, is_active: false }))).toEqual(
      apiError('future_visits', 'Required'),
    )
    expect(mock.store.users.get(MARCUS)?.is_active).toBe(true)
  })

  test('is signed out, cannot sign in, and can again after coming back', async () => {
    const token = await mock.signIn('staff')
    await post('/staffs/active_inactive', { staff_id: MARCUS, is_active: false, future_visits: 'unassign' })
    expect((await mock.call('GET', '/users/user_profile_get', { token })).responseCode).toBe(401)
    const signIn = () => mock.call('POST', '/users/sign_in', { body: { email: 'staff@demo.test', password: PASSWORD } })
    expect((await signIn()).responseCode).toBe(403)
    expect((await mock.read(listStaffJobs, { staff_id: MARCUS }, owner)).jobs).not.toEqual([])
    await post('/staffs/active_inactive', { staff_id: MARCUS, is_active: true })
    expect((await signIn()).responseCode).toBe(200)
  })
})

describe('a password', () => {
  const word = { password: 'new-password', password_confirmation: 'new-password' }

  test('of another person ends their sessions', async () => {
    const token = await mock.signIn('staff')
    await post('/staffs/change_password', { staff_id: MARCUS, ...word })
    expect((await mock.call('GET', '/users/user_profile_get', { token })).responseCode).toBe(401)
  })

  test('of the caller needs the old one, and ends all sessions but this', async () => {
    const [here, elsewhere] = [await mock.signIn('staff'), await mock.signIn('staff')]
    const change = (part: object) => post('/staffs/change_password', { staff_id: MARCUS, ...word, ...part }, here)
    expect(errorsOf(await change({}))).toEqual(apiError('old_password', 'Required'))
    expect(errorsOf(await change({ old_password: 'x' }))).toEqual(apiError('old_password', 'This isn’t your current password.'))
    expect((await change({ old_password: PASSWORD })).responseCode).toBe(200)
    const codes = [here, elsewhere].map((token) => mock.call('GET', '/users/user_profile_get', { token }))
    expect((await Promise.all(codes)).map(({ responseCode }) => responseCode)).toEqual([200, 401])
  })

  test('has to be the same twice', async () => {
    const reply = await post('/staffs/change_password', { staff_id: MARCUS, ...word, password_confirmation: 'x' })
    expect(errorsOf(reply)).toEqual(apiError('password_confirmation', 'Passwords must match'))
  })
})
