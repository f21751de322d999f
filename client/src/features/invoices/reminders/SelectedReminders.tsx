import { Text } from '@mantine/core'
import { BulkFrame } from '../../../components/bulk/BulkFrame.tsx'
import type { BulkDialogProps } from '../../../components/bulk/defineBulk.ts'
import { OverdueList } from './OverdueList.tsx'
import type { ListedInvoice } from './listedInvoice.ts'

export function SelectedReminders(props: BulkDialogProps<ListedInvoice, object>) {
  return (
    <BulkFrame {...props} getOrder={() => ({})}>
      <Text c="dimmed">Each customer gets a reminder with their overdue invoice as a PDF.</Text>
      <OverdueList invoices={props.rows.filter(({ isOverdue }) => isOverdue === true)} withCustomers />
    </BulkFrame>
  )
}
