import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createApollo } from '../../../lib/api/createApollo.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { fakeGateway } from '../../../testing/fakeGateway.ts'
import { signedIn } from '../../../testing/people.ts'
import { customerList } from './customerList.tsx'
import type { CustomerRowFragment } from './customerList.generated.ts'
import { listFile } from '../../../components/csv/useExport.ts'

test('exports the visible columns in order, with separate name parts', async () => {
  signedIn()
  fakeGateway({ ListBranches: { branches: { __typename: 'BranchPage', items: [{ __typename: 'Branch', id: '1', name: 'North' }] } } })
  const format = renderHook(() => useFormat()).result.current
  const maria = { firstName: 'Maria', lastName: 'Lopez', companyName: null, isActive: true, tags: ['VIP', 'New'], branchId: '1' }
  const customer = { ...maria, jobsCount: null, outstandingBalance: 12.5, nextVisitAt: 1_795_442_400 } as unknown as CustomerRowFragment
  const tools = { client: createApollo(() => undefined), format, shown: ['name', 'balance', 'tags', 'jobs', 'next', 'branch'] }
  expect(await listFile(customerList, [customer], tools)).toEqual([
    ['First name', 'Last name', 'Company', 'Active', 'Balance', 'Tags', 'Jobs', 'Next visit', 'Branch'],
    ['Maria', 'Lopez', null, 'Yes', { amount: 12.5, decimals: 2 }, 'VIP, New', null, { day: '2026-11-23', text: '11/23/2026' }, 'North'],
  ])
})
