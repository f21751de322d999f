import { useState } from 'react'
import { BulkFrame } from '../../../components/bulk/BulkFrame.tsx'
import type { BulkDialogProps } from '../../../components/bulk/defineBulk.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import type { CustomerRowFragment } from '../list/customerList.generated.ts'
import type { StatementPeriod } from '../statement/loadStatement.ts'
import { PeriodFields, periodProblem, lastMonth } from '../statement/PeriodFields.tsx'

export function BulkStatementDialog(props: BulkDialogProps<CustomerRowFragment, StatementPeriod>) {
  const [period, setPeriod] = useState(lastMonth(useFormat().today()))
  return (
    <BulkFrame {...props} getOrder={() => (periodProblem(period) === null ? period : null)}>
      <p className="dim flush">
        Each customer gets their statement as a PDF by email. Customers with nothing to state for the period are listed afterwards.
      </p>
      <PeriodFields value={period} onChange={setPeriod} />
    </BulkFrame>
  )
}
