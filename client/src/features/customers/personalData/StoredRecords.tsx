import { Button } from '@mantine/core'
import { useState } from 'react'
import { counted } from '../../../components/list/listText.ts'
import { Section } from '../../../components/record/Parts.tsx'
import { RecordRow, RecordRows } from '../../../components/record/RecordRows.tsx'
import { type StoredKind, storedKinds, type StoredRecord, valuesOf } from './storedRecords.ts'
import classes from './PersonalData.module.css'

const SHOWN = 10

interface StoredRecordsProps {
  readonly records: readonly StoredRecord[]
  /** The values to show of a record. Default: all. */
  readonly valuesIn?: (record: StoredRecord) => readonly { readonly label: string; readonly value: string }[]
  readonly isOpen?: boolean
  readonly explains?: boolean
}

const valueNoun = { one: 'value', many: 'values' } as const

function KindSection({ kind, records, valuesIn, isOpen, explains }: Required<StoredRecordsProps> & { readonly kind: StoredKind }) {
  const [isWhole, setIsWhole] = useState(false)
  const { title, stays } = storedKinds[kind]
  const shown = isWhole ? records : records.slice(0, SHOWN)
  return (
    <Section title={`${title} (${records.length.toLocaleString('en')})`}>
      {explains && <p className={classes.stays}>{stays ?? 'The service did not erase these.'}</p>}
      <RecordRows rows={shown} none="">
        {(row) => {
          const values = valuesIn(row)
          return (
            <RecordRow key={row.id} title={row.name} {...(row.to !== null && { to: row.to })}>
              <details className={classes.values} open={isOpen || kind === 'customer'}>
                <summary>{counted(valueNoun, values.length)}</summary>
                <dl>
                  {values.map(({ label, value }, index) => (
                    <div key={index}>
                      <dt>{label}</dt>
                      <dd dir="auto">{value}</dd>
                    </div>
                  ))}
                </dl>
              </details>
            </RecordRow>
          )
        }}
      </RecordRows>
      {shown.length < records.length && (
        <Button variant="subtle" mt={8} onClick={() => setIsWhole(true)}>
          Show all {records.length.toLocaleString('en')}
        </Button>
      )}
    </Section>
  )
}

export function StoredRecords({ records, valuesIn = ({ data }) => valuesOf(data), isOpen = false, explains = false }: StoredRecordsProps) {
  const kinds = (Object.keys(storedKinds) as StoredKind[]).filter((kind) => records.some((item) => item.kind === kind))
  return kinds.map((kind) => (
    <KindSection
      key={kind}
      kind={kind}
      records={records.filter((item) => item.kind === kind)}
      valuesIn={valuesIn}
      isOpen={isOpen}
      explains={explains}
    />
  ))
}
