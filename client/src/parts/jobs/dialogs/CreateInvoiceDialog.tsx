import { Text } from '@mantine/core'
import { ActionFrame } from '../../../kit/actions/dialogs/ActionFrame.tsx'
import { useActionForm } from '../../../kit/actions/dialogs/useActionForm.ts'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { paths } from '../../../shared/paths.ts'
import { BesideLink } from '../../company/BesideLink.tsx'
import { DueDaysField } from '../../invoices/DueDaysField.tsx'
import type { JobDialogProps } from '../actionTarget.ts'
import { rulesFor } from './rulesFor.ts'

interface InvoiceAnswers {
  dueDays: number | ''
}

const rules = rulesFor<InvoiceAnswers>('create_invoice')

/** What the invoice is made of, and when it is due. */
export function CreateInvoiceDialog(props: JobDialogProps) {
  const format = useFormat()
  const dialog = useActionForm({
    ...props,
    rules,
    defaultValues: { dueDays: '' } as InvoiceAnswers,
    inputOf: ({ dueDays }) => (typeof dueDays === 'number' ? { dueDays } : {}),
  })
  const { actions, request } = props
  return (
    <ActionFrame {...props} dialog={dialog}>
      <Text>{actions.actions[request.name].consequence?.(dialog.target, format)}</Text>
      <DueDaysField />
      <BesideLink needs="manage_settings" to={paths.settings('invoices', 'invoiceDueDays')}>
        Change when invoices are due
      </BesideLink>
    </ActionFrame>
  )
}
