import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeOperation, fakeGateway } from '../../../testing/fakeGateway.ts'
import { signedIn, technician } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { ben, candidate, historyOf, job, managed, me, NINE, notesWithEquipment, visit } from '../../../testing/jobs.ts'

async function openJob(shown: ReturnType<typeof job>, more: Record<string, FakeOperation> = {}) {
  signedIn()
  const gateway = fakeGateway({ ...me, Job: { job: shown }, JobHistory: historyOf([]), ...more })
  return { gateway, ...renderAt('/jobs/12'), card: within(await screen.findByRole('region', { name: 'Visit' })) }
}

test('the card shows when, who, where and access, and the day appears nowhere else', async () => {
  const { card } = await openJob(job())
  for (const text of ['Mon, 11/23/2026', 'Ana Silva', 'Home', '12 Oak Street, Salem', 'Key under the pot'])
    expect(card.getByText(text)).toBeVisible()
  expect(screen.getAllByText(/11\/23\/2026/)).toHaveLength(1)
  expect(card.getByRole('link', { name: 'Call Maria Lopez' })).toHaveAttribute('href', 'tel:+15550100123')
  expect(card.getByRole('link', { name: 'Text Maria Lopez' })).toHaveAttribute('href', 'sms:+15550100123')
  expect(card.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', expect.stringContaining('12+Oak+Street'))
})

test('the card shows the property’s equipment apart from the access notes', async () => {
  const of = job()
  const { card } = await openJob({ ...of, property: of.property && { ...of.property, accessNotes: notesWithEquipment } })
  expect(card.getByText('Key under the pot')).toBeVisible()
  const [piece, ...others] = within(card.getByRole('list', { name: 'Equipment' })).getAllByRole('listitem')
  expect(piece).toHaveTextContent('Rheem Water heater XG50Serial Q1Installed 2015Warranty')
  expect(others).toEqual([])
})

test('the arrival window is shown without claiming that anyone was notified', async () => {
  const { card } = await openJob(job({ visits: [visit({ arrivalWindowMinutes: 60 })] }))
  expect(card.getByText(/Arrival window 9:00 – 10:00 AM/)).toBeVisible()
  expect(document.body.textContent).not.toMatch(/\btold\b/i)
})

test('other staff are assigned at the visit’s existing time', { tags: 'nightly' }, async () => {
  const accepted = job({ staff: [ben], lockVersion: 4 })
  const { gateway, user, card } = await openJob(job(), {
    RankedStaff: { rankedStaff: [candidate(ben)] },
    ManageJob: managed(accepted),
  })
  await user.click(card.getByRole('button', { name: 'Change staff' }))
  const inside = within(await screen.findByRole('dialog', { name: 'Change staff of J-1012' }))
  await user.click(await inside.findByRole('checkbox', { name: /Ben Otto/ }))
  await user.click(inside.getByRole('checkbox', { name: /Ana Silva/ }))
  await user.click(inside.getByRole('button', { name: 'Change staff' }))
  expect(await screen.findByText('J-1012 assigned to Ben Otto')).toBeVisible()
  expect(gateway.callsOf('ManageJob').map(({ input }) => input)).toEqual([
    {
      jobId: '12',
      visitId: '501',
      action: 'RESCHEDULE',
      lockVersion: 3,
      date: '2026-11-23',
      startTime: '09:00',
      endTime: '10:30',
      staffIds: ['8'],
    },
  ])
})

test('finishing links to the missing forms only', { tags: 'nightly' }, async () => {
  const form = { __typename: 'AttachedForm', jobFormId: null, isSubmitted: false }
  const forms = [
    { ...form, formId: '61', formName: 'Boiler checklist', isRequired: true },
    { ...form, formId: '62', formName: 'Garden report', isRequired: false },
    { ...form, formId: '63', formName: 'Arrival check', isRequired: true, isSubmitted: true, jobFormId: '77' },
  ]
  const { user } = await openJob(job({ status: 'STARTED', allowedActions: ['FINISH'], forms }))
  await user.click(screen.getByRole('button', { name: 'Finish' }))
  const inside = within(await screen.findByRole('dialog', { name: 'Finish J-1012' }))
  const note = (await inside.findByText('A form is missing')).closest<HTMLElement>('[role="status"]')
  const links = within(note as HTMLElement).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Boiler checklist', '/jobs/12/forms/61?visit=501']])
})

test('changing staff is not offered without permission or for visits that cannot change', async () => {
  const { card } = await openJob(job({ status: 'STARTED', allowedActions: ['FINISH', 'CANCEL'] }))
  expect(card.queryByRole('button', { name: 'Change staff' })).toBeNull()
})

test('a technician sees access notes before the description, and the next step in the bottom bar', async () => {
  signedIn(technician)
  const ownJob = job({ allowedActions: ['ON_THE_WAY', 'REACHED', 'START', 'DECLINE'] })
  fakeGateway({ Me: { me: technician }, Job: { job: ownJob }, JobHistory: historyOf([]) })
  renderAt('/jobs/12')
  const card = within(await screen.findByRole('region', { name: 'Visit' }))
  expect(card.queryByRole('button', { name: 'Change staff' })).toBeNull()
  const [access, description] = [card.getByText('Key under the pot'), screen.getByText('No hot water since Sunday.')]
  expect(access.compareDocumentPosition(description) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.getByRole('button', { name: 'On the way' })).toBeVisible()
})

test('for a series the card shows the next visit and the list the others', async () => {
  signedIn()
  const visits = [
    visit({ id: '501', status: 'COMPLETED', startAt: NINE - 86_400 }),
    visit({ id: '502', visitNumber: 2 }),
    visit({ id: '503', visitNumber: 3, startAt: NINE + 86_400, endAt: NINE + 91_800 }),
  ]
  fakeGateway({ ...me, Job: { job: job({ visits, visitsTotal: 3 }) }, JobHistory: historyOf([]) })
  renderAt('/jobs/12')
  const card = within(await screen.findByRole('region', { name: 'Next visit' }))
  expect(card.getByText('Visit 2')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Visits' })).getAllByRole('listitem')).toHaveLength(2)
})
