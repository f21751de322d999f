import { foldedText } from '@callout/contracts/text/foldedText'
import { IconArrowsJoin2, IconFileDescription, IconTag, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { activating, deactivating } from '../../../components/bulk/activity.ts'
import { defineBulk } from '../../../components/bulk/defineBulk.ts'
import { customerName, customerNoun } from '../picker/customerText.ts'
import { BulkMergeDialog } from '../merge/BulkMergeDialog.tsx'
import type { CustomerRowFragment } from '../list/customerList.generated.ts'
import type { StatementPeriod } from '../statement/loadStatement.ts'
import { BulkStatementDialog } from './BulkStatementDialog.tsx'
import { BulkTagDialog, type TagOrder } from './CustomerBulkDialogs.tsx'
import { movingToBranch } from '../../branches/choice/BulkBranchDialog.tsx'
import { customerActions, customerNow } from '../actions/customerActions.ts'

type Row = CustomerRowFragment

const has = (tags: readonly string[], tag: string): boolean => tags.some((own) => foldedText(own) === foldedText(tag))
export const customerBulk = defineBulk({
  noun: customerNoun,
  loadActions: async () => customerActions,
  subjectOf: (row: Row) => row,
  getName: (row) => ({ name: customerName(row), title: null }),
  readResult: async (client, { id }) => {
    const target = await customerNow(client, id)
    return { target, outcome: { ...target, __typename: 'Customer', tags: target.tags && [...target.tags] } }
  },
  actions: {
    tag: {
      label: 'Add tag',
      title: (rows) => `Add a tag to ${rows}`,
      Icon: IconTag,
      done: 'tagged',
      noun: 'New tag',
      does: ({ tags }) => (tags === null ? { blockedReason: 'Couldn’t load this customer’s tags.' } : 'TAG'),
      input: ({ tag }: TagOrder, { tags }) => (has(tags ?? [], tag) ? { blockedReason: 'This customer already has the tag.' } : { tag }),
      isFulfilled: ({ tag }, _before, now) => has(now.tags ?? [], tag),
      Dialog: BulkTagDialog,
    },
    move: movingToBranch<Row>(customerNoun),
    statement: {
      label: 'Send statement',
      title: (rows) => `Send a statement to ${rows}`,
      Icon: IconFileDescription,
      done: 'sent a statement',
      does: ({ email }, { can }) => {
        if (!can('manage_invoices') || !can('view_prices')) return { blockedReason: 'You don’t have permission to send statements.' }
        return email === '' ? { blockedReason: 'This customer has no email address.' } : 'STATEMENT'
      },
      input: (statement: StatementPeriod) => ({ statement }),
      Dialog: BulkStatementDialog,
    },
    activate: activating(customerNoun, { Icon: IconUserCheck, hint: 'New jobs can be booked for them.' }),
    deactivate: deactivating(customerNoun, { Icon: IconUserOff, hint: 'No new jobs can be booked for them. Existing jobs don’t change.' }),
    merge: {
      label: 'Merge',
      title: (rows) => `Merge ${rows}`,
      Icon: IconArrowsJoin2,
      done: 'merged',
      // The dialog links to the merge page: runs no action of the set.
      does: (_, { can }) =>
        can('manage_jobs') ? 'DEACTIVATE' : { blockedReason: 'Merging moves jobs. You need permission to manage jobs.' },
      Dialog: BulkMergeDialog,
    },
  },
})
