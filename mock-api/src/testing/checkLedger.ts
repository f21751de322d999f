import { ledgerProblems } from '@callout/contracts/invoices/ledger'
import { afterEach } from 'vitest'
import { storesOfTest } from './testApp.ts'

// Whatever a test has done: money adds up in every store that it used.
afterEach(() => {
  for (const { invoices, payments } of storesOfTest.splice(0)) {
    const problems = ledgerProblems({ invoices: invoices.all(), payments: payments.all() })
    if (problems.length > 0) throw new Error(problems.join('\n'))
  }
})
