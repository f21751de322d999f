import { Button } from '@mantine/core'
import { IconDownload, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { savePdf } from '../../components/csv/saveFile.ts'
import { PageHeader } from '../../components/page/PageHeader.tsx'
import { Awaited } from '../../components/states/Awaited.tsx'
import { QueryProblem } from '../../components/states/QueryProblem.tsx'
import { useLoaded } from '../../components/states/useLoaded.ts'
import { showError } from '../../components/toasts/toasts.ts'
import { toApiError } from '../../lib/api/apiError.ts'
import { useFormat } from '../../lib/format/useFormat.ts'
import { paths } from '../../lib/paths.ts'
import { loadStatement } from './statement/loadStatement.ts'
import { statementFileName } from './statement/sendStatement.ts'
import { statementPdf } from './statement/statementPdf.ts'
import { PeriodFields, periodProblem, thisMonth } from './statement/PeriodFields.tsx'
import { StatementTable } from './statement/StatementTable.tsx'
import classes from './statement/Statement.module.css'
import { EmailStatementDialog } from './statement/EmailStatementDialog.tsx'

export function StatementPage() {
  const { customerId = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const format = useFormat()
  const [isMailing, setIsMailing] = useState(false)
  const initial = thisMonth(format.today())
  const period = { from: params.get('from') ?? initial.from, to: params.get('to') ?? initial.to }
  const isValid = periodProblem(period) === null
  const key = isValid ? [customerId, period.from, period.to, format.timeZone].join() : null
  const {
    data: statement,
    error,
    last,
    retry,
  } = useLoaded(key, ({ client, signal }) => loadStatement(client, customerId, period, format, signal))
  const isReady = statement !== null && statement.problem === null
  const name = last?.customer.name
  const save = async (): Promise<void> => {
    if (!statement) return
    try {
      savePdf(statementFileName(statement), await statementPdf(statement, format))
    } catch (problem) {
      showError(toApiError(problem).message)
    }
  }
  return (
    <>
      <PageHeader
        title="Statement"
        back={{ to: paths.customer(customerId), label: name ?? 'Customer' }}
        actions={
          <>
            <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} disabled={!isReady} onClick={() => void save()}>
              Download PDF
            </Button>
            <Button leftSection={<IconMail size={16} aria-hidden />} disabled={!isReady} onClick={() => setIsMailing(true)}>
              Email
            </Button>
          </>
        }
      />
      <PeriodFields value={period} onChange={(next) => setParams({ ...next }, { replace: true })} />
      {isValid && !statement && error === undefined && <Awaited label="Loading statement" height={320} onRetry={retry} />}
      {error !== undefined && <QueryProblem error={error} onRetry={retry} back={{ to: paths.customers(), label: 'Back to customers' }} />}
      {statement?.problem && (
        <p role="alert" className={classes.note}>
          {statement.problem}
        </p>
      )}
      {isReady && <StatementTable statement={statement} />}
      {isMailing && statement && <EmailStatementDialog statement={statement} onClose={() => setIsMailing(false)} />}
    </>
  )
}
