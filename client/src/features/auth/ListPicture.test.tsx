import { jobFilter, jobStatus } from '@callout/contracts/jobs/status/status'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ListPicture } from './ListPicture.tsx'
import { listRows } from './listRows.ts'

test('the picture beside the sign-in shows the statuses and the tabs that the job list has', () => {
  const { container } = render(<ListPicture />)
  for (const { status } of listRows) expect(container).toHaveTextContent(jobStatus[status].label)
  for (const { label } of Object.values(jobFilter)) expect(container).toHaveTextContent(label)
})
