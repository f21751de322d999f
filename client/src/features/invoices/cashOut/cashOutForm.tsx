import { defineForm } from '../../../components/form/defineForm.ts'
import { paths } from '../../../lib/paths.ts'
import { CashOutBar, CashOutSummary } from './CashOutSummary.tsx'
import { type CashOutForm, cashOutFields, cashOutValues, onlyOf } from './cashOutValues.ts'
import { InvoiceParts } from './InvoiceParts.tsx'
import { PaymentPart } from './PaymentPart.tsx'
import { cashOutRules } from './cashOutRules.ts'
import { cashOutSender } from './saveCashOut.ts'

/** Spec §7 `jobs/bulk_cashout`: one payment over one invoice, or over several of one or several customers. */
export const cashOutForm = defineForm<CashOutForm>({
  name: 'cashOutForm',
  noun: 'payment',
  needs: 'record_payments',
  list: { to: paths.invoices(), label: 'Invoices' },
  words: 'Only the owner, a branch head, or a staff admin with permission can record payments.',
  ...cashOutFields,
  valuesOf: cashOutValues,
  rules: cashOutRules,
  sections: [
    { title: 'Payment', Fields: PaymentPart, isStarred: true },
    { title: 'Invoices', Fields: InvoiceParts, isShown: ({ own: { invoices } }) => onlyOf(invoices) === null },
  ],
  Summary: CashOutSummary,
  Bar: CashOutBar,
  save: { label: 'Record payment', keys: 'record the payment' },
  found: { nameOf: ({ name }) => name, to: ({ to }) => to, useLabel: 'It’s recorded' },
  sender: cashOutSender,
  refresh: () => {},
})
