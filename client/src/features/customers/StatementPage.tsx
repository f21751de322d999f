import { useApolloClient } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconDownload, IconMail } from '@tabler/icons-react'
import { Suspense, useEffect, useReducer, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { savePdf } from '../../components/csv/saveFile.ts'
import { PageHeader } from '../../components/page/PageHeader.tsx'
import { Awaited } from '../../components/states/Awaited.tsx'
import { QueryProblem } from '../../components/states/QueryProblem.tsx'
import { showError } from '../../components/toasts/toasts.ts'
import { toApiError } from '../../lib/api/apiError.ts'
import { useFormat } from '../../lib/format/useFormat.ts'
import { lazyWithPreload } from '../../lib/lazyWithPreload.tsx'
import { paths } from '../../lib/paths.ts'
import { type CustomerStatement, loadStatement, type StatementPeriod } from './shared/statement/loadStatement.ts'
import { PeriodFields, periodProblem, thisMonth } from './statement/PeriodFields.tsx'
import { StatementTable } from './statement/StatementTable.tsx'
import classes from './statement/Statement.module.css'

const EmailStatementDialog = lazyWithPreload(async () => (await import('./statement/EmailStatementDialog.tsx')).EmailStatementDialog)

interface Loaded {
  readonly key: string
  readonly statement: CustomerStatement | null
  readonly error: unknown
}

function useStatement(customerId: string, { from, to }: StatementPeriod, isValid: boolean) {
  const client = useApolloClient()
  const format = useFormat()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const key = [customerId, from, to, attempt].join()
  useEffect(() => {
    if (!isValid) return undefined
    const abort = new AbortController()
    void (async () => {
      let found: Omit<Loaded, 'key'>
      try {
        found = { statement: await loadStatement(client, customerId, { from, to }, format, abort.signal), error: undefined }
      } catch (error) {
        found = { statement: null, error }
      }
      if (!abort.signal.aborted) setLoaded({ key, ...found })
    })()
    return () => abort.abort()
  }, [client, format, customerId, from, to, key, isValid])
  return { loaded: loaded?.key === key ? loaded : null, last: loaded, retry }
}

/** A customer's account over a period, as a PDF and by email. */
export function StatementPage() {
  const { customerId = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const format = useFormat()
  const [isMailing, setIsMailing] = useState(false)
  const initial = thisMonth(format.today())
  const period = { from: params.get('from') ?? initial.from, to: params.get('to') ?? initial.to }
  const isValid = periodProblem(period) === null
  const { loaded, last, retry } = useStatement(customerId, period, isValid)
  const statement = loaded?.statement ?? null
  const isReady = statement !== null && statement.problem === null
  const name = last?.statement?.customer.name
  const save = async (): Promise<void> => {
    if (!statement) return
    try {
      const [{ statementPdf }, { statementFileName }] = await Promise.all([
        import('./shared/statement/statementPdf.ts'),
        import('./shared/statement/sendStatement.ts'),
      ])
      savePdf(statementFileName(statement), statementPdf(statement, format))
    } catch (error) {
      showError(toApiError(error).message)
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
      {isValid && !loaded && <Awaited label="Loading statement" height={320} onRetry={retry} />}
      {loaded?.error !== undefined && (
        <QueryProblem error={loaded.error} onRetry={retry} back={{ to: paths.customers(), label: 'Back to customers' }} />
      )}
      {statement?.problem && (
        <p role="alert" className={classes.note}>
          {statement.problem}
        </p>
      )}
      {isReady && <StatementTable statement={statement} />}
      {isMailing && statement && (
        <Suspense fallback={null}>
          <EmailStatementDialog statement={statement} onClose={() => setIsMailing(false)} />
        </Suspense>
      )}
    </>
  )
}
