import { Alert, Button } from '@mantine/core'
import { IconDownload, IconEraser } from '@tabler/icons-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { saveFile } from '../../components/csv/saveFile.ts'
import { Section } from '../../components/record/Parts.tsx'
import { RecordRow, RecordRows } from '../../components/record/RecordRows.tsx'
import { PageHeader } from '../../components/page/PageHeader.tsx'
import { Awaited } from '../../components/states/Awaited.tsx'
import { QueryProblem } from '../../components/states/QueryProblem.tsx'
import { useRunDialog } from '../../components/steps/useRunDialog.ts'
import { useLoaded } from '../../components/states/useLoaded.ts'
import { paths } from '../../lib/paths.ts'
import { useHasAuthority } from '../../lib/session/useAuthority.ts'
import { collectPersonalData, type PersonalData } from './personalData/collectPersonalData.ts'
import { isErased, tracesOf } from './personalData/erasure.ts'
import { StoredRecords } from './personalData/StoredRecords.tsx'
import { storedKinds, namingValues } from './personalData/storedRecords.ts'
import type { Identifiers } from './personalData/identifiers.ts'
import { customerName } from './picker/customerText.ts'
import classes from './personalData/PersonalData.module.css'
import { EraseDialog, erasureRun } from './personalData/EraseDialog.tsx'

/** A person who was just erased: how to recognize what still names them. */
interface Erased {
  readonly name: string
  /** Every change succeeded. */
  readonly isWhole: boolean
  readonly identifiers: Identifiers
}

const stillNaming = ({ records }: PersonalData, { identifiers }: Erased) =>
  records.filter((record) => namingValues(record, identifiers).length > 0)

function download(data: PersonalData, erased: Erased | null): void {
  const { customer, records, notRead } = data
  const content = erased
    ? {
        erased: erased.name,
        stays: stillNaming(data, erased).map((record) => ({
          record: record.name,
          kind: record.kind,
          reason: storedKinds[record.kind].stays,
          values: namingValues(record, erased.identifiers),
        })),
        notRead,
      }
    : {
        customer: customerName(customer),
        records: records.map(({ kind, name, data: values }) => ({ kind, record: name, ...values })),
        notRead,
      }
  saveFile(`${erased ? 'erasure' : 'personal-data'}-${customer.id}.json`, JSON.stringify(content, null, 2), 'application/json')
}

function NotRead({ notRead }: Pick<PersonalData, 'notRead'>) {
  if (notRead.length === 0) return null
  return (
    <Section title={`Not read (${notRead.length.toLocaleString('en')})`}>
      <RecordRows rows={notRead} none="">
        {({ what, message }) => (
          <RecordRow key={what} title={what}>
            {message}
          </RecordRow>
        )}
      </RecordRows>
    </Section>
  )
}

function ErasureResult({ data, erased }: { readonly data: PersonalData; readonly erased: Erased }) {
  const naming = stillNaming(data, erased)
  return (
    <>
      <Alert
        variant="light"
        color={naming.length > 0 ? 'yellow' : 'green'}
        role="status"
        title={`${erased.name} was ${erased.isWhole ? 'erased' : 'not fully erased'}`}
      >
        {naming.length === 0
          ? 'The service returns no record that names them.'
          : 'The records below still name them. Download this report now: it can’t be made again later.'}{' '}
        Phones used on site drop their copy when they next load the day.
      </Alert>
      <StoredRecords records={naming} valuesIn={(record) => namingValues(record, erased.identifiers)} isOpen explains />
    </>
  )
}

/** Spec §7 "Customers": everything that is stored about one person, as a file, and its erasure. */
export function PersonalDataPage() {
  const { customerId = '' } = useParams()
  const [read, setRead] = useState(0)
  const { data, error, retry } = useLoaded(customerId, ({ client, signal }) => {
    setRead(0)
    return collectPersonalData({ client, customerId, signal, onProgress: (count) => !signal.aborted && setRead(count) })
  })
  const [isErasing, setIsErasing] = useRunDialog(erasureRun(customerId))
  const [erased, setErased] = useState<Erased | null>(null)
  const mayChangeJobs = useHasAuthority('manage_jobs')
  const mayErase = useHasAuthority('manage_customers') && mayChangeJobs
  return (
    <>
      <PageHeader
        title="Personal data"
        back={{ to: paths.customer(customerId), label: data ? customerName(data.customer) : 'Customer' }}
        subtitle="Every record about this person, to hand over or to erase"
        actions={
          <>
            {mayErase && !erased?.isWhole && (
              <Button
                variant="default"
                leftSection={<IconEraser size={16} aria-hidden />}
                disabled={!data || isErased(data)}
                onClick={() => setIsErasing(true)}
              >
                Erase
              </Button>
            )}
            <Button leftSection={<IconDownload size={16} aria-hidden />} disabled={!data} onClick={() => data && download(data, erased)}>
              {erased ? 'Download report' : 'Download'}
            </Button>
          </>
        }
      />
      {error !== undefined && <QueryProblem error={error} onRetry={retry} back={{ to: paths.customers(), label: 'Back to customers' }} />}
      {!data && error === undefined && (
        <>
          <p role="status">{read.toLocaleString('en')} records read</p>
          <Awaited label="Loading personal data" height={320} onRetry={retry} />
        </>
      )}
      {data && (
        <div className={`stack ${classes.page}`}>
          {erased ? <ErasureResult data={data} erased={erased} /> : <StoredRecords records={data.records} />}
          <NotRead notRead={data.notRead} />
        </div>
      )}
      {isErasing && mayErase && (
        <EraseDialog
          customerId={customerId}
          data={data}
          onClose={() => setIsErasing(false)}
          onErased={(person, isWhole) => {
            // A second try finds fewer identifiers.
            setErased({ name: customerName(person.customer), identifiers: tracesOf(person), ...erased, isWhole })
            setIsErasing(false)
            retry()
          }}
        />
      )}
    </>
  )
}
