import readXlsxFile from 'read-excel-file/universal'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { job, jobsOf, me } from '../../../testing/jobs.ts'

const saved: { name: string; text: string; file: Blob }[] = []

beforeEach(() => {
  const files: Blob[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    const file = files[Number(this.href.split(':')[1]) - 1]
    void file?.text().then((text) => saved.push({ name: this.download, text, file }))
  })
})
afterEach(() => {
  saved.length = 0
  vi.restoreAllMocks()
})

const exportFrom = async (path: string, Jobs: FakeOperation) => {
  signedIn()
  const gateway = fakeGateway({ ...me, Jobs })
  const { user } = renderAt(path)
  await screen.findByRole('table', { name: 'Jobs' })
  await user.click(await within(screen.getByRole('main')).findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Export to CSV' }))
  return { gateway, user }
}

test(
  'the file holds exactly the rows and columns of the list, in its order and in the formats of the account',
  { tags: 'nightly' },
  async () => {
    const jobs = [
      job({ title: 'Boiler, "old"' }),
      job({ id: '13', jobNumber: 'J-1013', title: '=1+1', startAt: null, endAt: null, total: null }),
    ]
    const { gateway } = await exportFrom('/jobs?tab=pending&q=boiler&sort=-total&cols=number,total,when,title,address', jobsOf(jobs))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toMatch(/^jobs-\d{4}-\d\d-\d\d\.csv$/)
    expect(saved[0]?.text.replace('\uFEFF', '').split('\r\n')).toEqual([
      'Job,Total,Total for,Series total,Currency,Date,Start,End,Late,Title,Category,Address',
      'J-1012,1234.50,Job,,USD,11/23/2026,9:00 AM,10:30 AM,,"Boiler, ""old""",Heating,"12 Oak Street, Salem"',
      `J-1013,,,,,,,,,'=1+1,Heating,"12 Oak Street, Salem"`,
      '',
    ])
    expect(gateway.callsOf('Jobs').at(-1)?.['input']).toMatchObject({
      filter: 'PENDING',
      search: 'boiler',
      sortBy: 'TOTAL',
      sortDirection: 'DESCENDING',
    })
    expect(await screen.findByText(/^jobs-.*\.csv: 2 jobs$/)).toBeVisible()
  },
)

test('all pages are exported in order, each row once', async () => {
  const pages: FakeOperation = ({ input }) => {
    const { page, perPage } = input as { page: number; perPage: number }
    const first = (page - 1) * perPage + 1
    const items = Array.from({ length: Math.max(0, Math.min(perPage, 251 - first)) }, (_, index) =>
      job({ id: `${first + index}`, jobNumber: `J-${first + index}` }),
    )
    return jobsOf(page === 2 ? [job({ id: '100', jobNumber: 'J-100' }), ...items] : items, 250)
  }
  await exportFrom('/jobs?cols=number,status', pages)
  await waitFor(() => expect(saved).toHaveLength(1))
  const numbers = saved[0]?.text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0])
  expect(numbers).toEqual(Array.from({ length: 250 }, (_, index) => `J-${index + 1}`))
})

test('a stopped export leaves no file', { tags: 'nightly' }, async () => {
  const { gateway, user } = await exportFrom('/jobs', ({ input }) =>
    (input as { perPage: number }).perPage === 100 ? new Promise(() => undefined) : jobsOf([job()], 5000),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Export to CSV' }))
  expect(dialog.getByText('0 of 5,000')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(saved).toEqual([])
  expect(gateway.callsOf('Jobs').filter(({ input }) => (input as { perPage: number }).perPage === 100)).toHaveLength(1)
})

test('a failed export says why and can be restarted', async () => {
  let isBroken = true
  const { user } = await exportFrom('/jobs', ({ input }) =>
    isBroken && (input as { perPage: number }).perPage === 100 ? refuse('UPSTREAM_TIMEOUT', 'The server took too long.') : jobsOf([job()]),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Export to CSV' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('The server took too long.')
  isBroken = false
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(saved).toHaveLength(1))
})

test('export is not offered to a staff admin without the authority', async () => {
  const admin = { ...owner, userType: 'STAFF_ADMIN', userProfileDetails: { ...owner.userProfileDetails, authorities: ['manage_jobs'] } }
  signedIn(admin)
  fakeGateway({ Me: { me: admin }, Jobs: jobsOf([job()]) })
  const { user } = renderAt('/jobs')
  await screen.findByRole('table', { name: 'Jobs' })
  await user.click(await within(screen.getByRole('main')).findByRole('button', { name: 'More' }))
  await screen.findByRole('menuitem', { name: /Keyboard/ })
  expect(screen.queryByRole('menuitem', { name: 'Export to CSV' })).toBeNull()
})

test('the same rows are exported to Excel', { tags: 'nightly' }, async () => {
  const { user } = await exportFrom('/jobs?cols=number,total', jobsOf([job({})]))
  await waitFor(() => expect(saved).toHaveLength(1))
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Export to Excel' }))
  await waitFor(() => expect(saved).toHaveLength(2))
  const [sheet] = await readXlsxFile(saved[1]?.file ?? new Blob())
  expect(saved[1]?.name).toMatch(/^jobs-\d{4}-\d\d-\d\d\.xlsx$/)
  expect(sheet).toMatchObject({
    sheet: 'jobs',
    data: [
      ['Job', 'Total', 'Total for', 'Series total', 'Currency'],
      ['J-1012', 1234.5, 'Job', null, 'USD'],
    ],
  })
})
