import { jobFilter, jobStatus } from '@callout/contracts/jobs/status/status'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { JobListIllustration } from './JobListIllustration.tsx'
import { listRows } from './listRows.ts'

test('the illustration beside the sign-in uses the statuses and tabs of the job list', () => {
  const { container } = render(<JobListIllustration />)
  for (const { status } of listRows) expect(container).toHaveTextContent(jobStatus[status].label)
  for (const { label } of Object.values(jobFilter)) expect(container).toHaveTextContent(label)
})
