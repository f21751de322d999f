import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { setServerAway } from '../../../lib/api/reach.ts'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { job, me, NINE, visit } from '../../../testing/jobs.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'

// The PDF is drawn by a browser (workReportPdf.test.ts has its content).
vi.mock('./makeReport.ts', () => ({ makeReport: () => Promise.resolve({ base64: 'UERG', missing: 1 }) }))

// The page is a separate chunk: loads it before the tests.
beforeAll(() => import('./WorkReportPage.tsx'))
beforeEach(() => {
  setServerAway(false)
  return () => setServerAway(false)
})

const photo = (id: string, fileName: string) => ({
  __typename: 'Attachment' as const,
  id,
  fileName,
  fileUrl: `https://files.example/${id}`,
  contentType: 'image/jpeg',
  size: 2048,
  visitId: null,
})
const done = {
  jobFinishedNotes: 'Seal replaced.',
  visits: [visit({ status: 'COMPLETED', startAt: NINE, endAt: NINE + 3600, startedAt: NINE, finishedAt: NINE + 5400 })],
  attachments: [photo('1', 'after-tank.jpg'), photo('2', 'before-tank.jpg'), photo('3', 'meter.jpg')],
  forms: [{ __typename: 'JobFormSummary', formId: '7', jobFormId: '70', formName: 'Approval', isRequired: false, isSubmitted: true }],
} as unknown as Parameters<typeof job>[0]
const signed = (signerName: string): FakeOperation => ({
  jobForm: {
    __typename: 'JobForm',
    id: '70',
    formId: '7',
    formName: 'Approval',
    formVersion: 1,
    status: 'SUBMITTED',
    visitId: null,
    submittedBy: null,
    submittedAt: NINE,
    sections: [],
    answers: [
      {
        __typename: 'FormAnswer',
        fieldKey: 'sign',
        name: 'Signature',
        value: 'typed',
        photos: null,
        signatureImage: null,
        signerName,
        signedAt: NINE,
        signedTotal: null,
        currencyCode: null,
      },
    ],
  },
})

async function open(part = done, more: Record<string, FakeOperation> = {}) {
  signedIn()
  const gateway = fakeGateway({
    ...me,
    Job: { job: job(part) },
    SavedForm: signed('Maria Lopez'),
    CompanyOnPaper: {
      generalData: {
        __typename: 'GeneralData',
        organizationName: 'Harbor Home Services',
        organizationEmail: 'office@harbor.example',
        phoneCountryCode: '1',
        phone: null,
        address: '1 Pier Road',
        logoUrl: null,
      },
    },
    SendAttachment: {
      sendAttachment: { __typename: 'SentAttachment', id: '9', status: 'SENT', statusDesc: null, sentAt: NINE, textMessages: null },
    },
    ...more,
  })
  const { user } = renderAt('/jobs/12/report')
  await screen.findByRole('heading', { level: 1, name: 'Work report' })
  return { gateway, user }
}

test('shows what was done, and a slider compares the photos before and after', async () => {
  const { user } = await open()
  expect(await screen.findByText('Seal replaced.')).toBeVisible()
  expect(screen.getByText(/^Signed by Maria Lopez/)).toBeVisible()
  const slider = screen.getByRole('slider', { name: 'Compare before and after: tank.jpg' })
  expect(slider).toHaveAttribute('aria-valuetext', '50% before, 50% after')
  fireEvent.change(slider, { target: { value: '80' } })
  expect(slider).toHaveAttribute('aria-valuetext', '80% before, 20% after')
  expect(screen.getByAltText('Before the work: tank.jpg')).toHaveStyle({ clipPath: 'inset(0 20% 0 0)' })
  await user.click(screen.getByRole('checkbox', { name: 'After: tank.jpg' }))
  expect(screen.queryByRole('slider')).toBeNull()
})

test('shows times only if wanted', async () => {
  const { user } = await open()
  const visits = within(await screen.findByRole('region', { name: 'Visit' }))
  expect(visits.getByRole('listitem')).toHaveTextContent(/^11\/23\/2026$/)
  await user.click(screen.getByRole('switch', { name: 'Show times' }))
  expect(visits.getByRole('listitem')).toHaveTextContent('11/23/2026, 9:00 – 10:30 AM')
})

test('the words are shown before the report is sent as the job’s contract with a PDF', { tags: 'nightly' }, async () => {
  const { gateway, user } = await open()
  await screen.findByText('Seal replaced.')
  await user.click(screen.getByRole('button', { name: 'Email' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Email work report to Maria Lopez' }))
  expect(dialog.getByLabelText('To')).toHaveValue('maria@mail.example')
  expect(dialog.getByText(/work report as a PDF. 1 photo couldn’t be loaded and isn’t in the PDF/)).toBeVisible()
  await user.type(dialog.getByLabelText('Subject'), '!')
  expect(gateway.callsOf('SendAttachment')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Work report sent to maria@mail.example')).toBeVisible()
  expect(gateway.callsOf('SendAttachment').map(({ input }) => input)).toEqual([
    {
      attachmentType: 'CONTRACT',
      customerId: '30',
      jobId: '12',
      to: ['maria@mail.example'],
      subject: 'Work report from Harbor Home Services: J-1012 · Boiler repair!',
      body: 'Hello Maria Lopez,\n\nAttached is the report of our work at Home · 12 Oak Street, Salem.\n\nThank you,\nHarbor Home Services',
      file: { fileName: 'work-report-j-1012.pdf', contentType: 'application/pdf', fileBase64: 'UERG' },
    },
  ])
})

test('a rejected message keeps the dialog with its words', async () => {
  const { user } = await open(done, { SendAttachment: refuse('FORBIDDEN', 'You don’t have permission to send messages.') })
  await screen.findByText('Seal replaced.')
  await user.click(screen.getByRole('button', { name: 'Email' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('You don’t have permission to send messages.')).toBeVisible()
  expect(dialog.getByLabelText('Subject')).toBeVisible()
})

test('before any work is done there is nothing to report', async () => {
  await open({})
  expect(await screen.findByText('Nothing done yet')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Email' })).toBeNull()
})

test('missing photos and a signature that can’t be loaded are not an empty report', async () => {
  await open({ ...done, attachments: null }, { SavedForm: refuse('INTERNAL', 'Something went wrong!') })
  expect(await screen.findByText('Photos: not available')).toBeVisible()
  expect(screen.getByText('Couldn’t load the signature.')).toBeVisible()
  expect(screen.getByText('Seal replaced.')).toBeVisible()
})

test('a job that may not be seen has the reason', async () => {
  await open(done, { Job: refuse('FORBIDDEN', 'You don’t have permission to see this job.') })
  expect(await screen.findByRole('link', { name: 'Back to jobs' })).toBeVisible()
  expect(screen.getAllByText('You don’t have permission to see this job.')[0]).toBeVisible()
})

test('without a network the report is shown, and not sent', async () => {
  await open()
  await screen.findByText('Seal replaced.')
  setServerAway(true)
  expect(await screen.findByText('Photos and email need a network.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Email' })).toBeDisabled())
})
