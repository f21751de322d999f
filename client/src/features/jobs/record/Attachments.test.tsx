import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeGateway } from '../../../testing/fakeGateway.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { historyOf, job, me } from '../../../testing/jobs.ts'

const file = (id: string, fileName: string, contentType: string, fileUrl: string | null = `https://files.example/${id}/${fileName}`) => ({
  __typename: 'Attachment' as const,
  id,
  fileName,
  fileUrl,
  contentType,
  size: 1_400_000,
  visitId: null,
})

async function openWith(...attachments: ReturnType<typeof file>[]) {
  signedIn()
  fakeGateway({ ...me, Job: { job: job({ attachments }) }, JobHistory: historyOf([]) })
  renderAt('/jobs/12')
  return within(await screen.findByRole('region', { name: 'Attachments' }))
}

test('an image is shown, and other files show name and size and open in a new tab', async () => {
  const files = await openWith(file('1', 'boiler.jpg', 'image/jpeg'), file('2', 'quote.pdf', 'application/pdf'))
  expect(files.getByRole('img', { name: 'Image: boiler.jpg' })).toHaveAttribute('src', 'https://files.example/1/boiler.jpg')
  const quote = files.getByRole('link', { name: 'quote.pdf 1.4 MB' })
  expect(quote).toHaveAttribute('target', '_blank')
  expect(quote).toHaveAttribute('rel', expect.stringContaining('noopener'))
  expect(files.getAllByRole('img')).toHaveLength(1)
})

test('an image that cannot be loaded says so', async () => {
  const files = await openWith(file('1', 'boiler.jpg', 'image/jpeg'))
  fireEvent.error(files.getByRole('img'))
  expect(files.getByText('Couldn’t load this file')).toBeVisible()
  expect(files.queryByRole('img')).toBeNull()
})

test('a file without a web URL has no link', async () => {
  const files = await openWith(
    file('1', 'lost.pdf', 'application/pdf', null),
    file('2', 'odd.pdf', 'application/pdf', 'javascript:alert(1)'),
  )
  expect(files.getAllByText('Couldn’t load this file')).toHaveLength(2)
  expect(files.queryByRole('link')).toBeNull()
})
