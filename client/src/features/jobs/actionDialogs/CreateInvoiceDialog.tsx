import { SegmentedControl, Text } from '@mantine/core'
import { ActionFrame } from '../../../components/actions/dialogs/ActionFrame.tsx'
import { actionIn } from '../../../components/actions/defineActions.ts'
import { useActionForm } from '../../../components/actions/dialogs/useActionForm.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { SettingLink } from '../../settings/lookups/SettingLink.tsx'
import { DueDaysField } from '../../invoices/labels/DueDaysField.tsx'
import type { JobDialogProps } from '../../visits/actionTarget.ts'
import { visitCount } from '../../schedule/visits/visitCount.ts'
import { reachCount, scopeOf } from './ScopeQuestion.tsx'
import { rulesOf } from './actionRules.ts'

interface InvoiceAnswers {
  dueDays: number | string
}

const rules = rulesOf<InvoiceAnswers>('create_invoice')

/** Shows the invoice's contents and due date, and for a series asks whether to invoice all waiting visits. */
export function CreateInvoiceDialog(props: JobDialogProps) {
  const format = useFormat()
  const { actions, request } = props
  const { scope } = request.target
  const dialog = useActionForm({
    ...props,
    rules,
    defaultValues: { dueDays: '' },
    toInput: ({ dueDays }) => ({ ...(scope && { scope }), ...(typeof dueDays === 'number' && { dueDays }) }),
  })
  const waiting = request.target.series?.length ?? 0
  const count = reachCount(dialog)
  return (
    <ActionFrame {...props} dialog={dialog} {...(count > 1 && { submitLabel: `Create ${count} invoices` })}>
      {waiting > 1 && (
        <SegmentedControl
          aria-label="Visits to invoice"
          fullWidth
          data={[
            { value: 'THIS', label: 'This visit' },
            { value: 'ALL', label: waiting === 2 ? 'Both finished visits' : `All ${waiting} finished visits` },
          ]}
          value={scopeOf(dialog)}
          onChange={(chosen) => dialog.setExtra((now) => ({ ...now, scope: chosen === 'ALL' ? 'ALL' : 'THIS' }))}
        />
      )}
      {count > 1 && <Text role="status">{visitCount(count)}, each with its own invoice.</Text>}
      <Text>{actionIn(actions, request.name).consequence?.(dialog.target, format)}</Text>
      <DueDaysField />
      <SettingLink to={paths.settings('invoices', 'invoiceDueDays')} of="due date" />
    </ActionFrame>
  )
}
