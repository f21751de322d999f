import { sumOfMoney } from '@callout/contracts/cents'
import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ExportButton } from '../../../components/csv/ExportButton.tsx'
import { type FileType, saveTable } from '../../../components/csv/saveTable.ts'
import { AppDialog } from '../../../components/overlays/AppDialog.tsx'
import { Awaited } from '../../../components/states/Awaited.tsx'
import { ErrorState } from '../../../components/states/ErrorState.tsx'
import { useLoaded } from '../../../components/states/useLoaded.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { type CommissionBase, baseOf, commissionCsv, commissionsOf, readRate, readTerms, saveTerms } from './commissionRates.ts'
import { loadCommission } from './loadCommission.ts'
import classes from './Commission.module.css'
import type { EarningsInput } from '../../../lib/api/schemaTypes.generated.ts'

interface CommissionDialogProps {
  readonly input: EarningsInput
  readonly periodText: string
  readonly onClose: () => void
}

const bases: { value: CommissionBase; label: string }[] = [
  { value: 'received', label: 'Amount received' },
  { value: 'net', label: 'Amount without tax' },
]

export function CommissionDialog({ input, periodText, onClose }: CommissionDialogProps) {
  const format = useFormat()
  const { data, error, retry } = useLoaded(JSON.stringify(input), ({ client, signal }) => loadCommission(client, input, signal))
  const [terms, setTerms] = useState(readTerms)
  const people = data?.people ?? []
  const hasTax = people.every((person) => baseOf(person, 'net') !== null)
  const shown = { ...terms, base: hasTax ? terms.base : ('received' as const) }
  const isValid = people.every(({ id }) => id === null || readRate(terms.rates[id]) !== null)
  const money = (amount: number): string => format.money(amount, data?.currencyCode ?? null)
  const totals = people.map((person) => ({ base: baseOf(person, shown.base) ?? 0, commission: commissionsOf(person, shown).total }))
  const save = async (type: FileType): Promise<void> => {
    saveTerms(terms)
    const name = `commission-${input.date ?? format.today()}`
    await saveTable({ name, type, cells: commissionCsv(people, shown, format), sheet: 'commission', datePattern: format.pattern })
    onClose()
  }
  const isReady = data !== null && data.problem === null && people.length > 0
  return (
    <AppDialog
      isOpen
      onClose={onClose}
      title="Commission"
      size={600}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <ExportButton isPrimary isDisabled={!isReady || !isValid} onExport={save} />
        </>
      }
    >
      <p className={`hint ${classes.note}`}>{periodText}</p>
      {error !== undefined && <ErrorState error={error} onRetry={retry} />}
      {error === undefined && !data && <Awaited label="Loading payments" height={160} onRetry={retry} />}
      {data?.problem && <p role="alert">{data.problem}</p>}
      {data && data.problem === null && people.length === 0 && <p>No payments in this period.</p>}
      {isReady && (
        <>
          {hasTax && (
            <SegmentedControl
              aria-label="Percentage of"
              data={bases}
              value={shown.base}
              onChange={(base) => setTerms({ ...terms, base })}
              fullWidth
            />
          )}
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Technician</th>
                <th scope="col" data-number>
                  {shown.base === 'net' ? 'Without tax' : 'Received'}
                </th>
                <th scope="col">Rate (%)</th>
                <th scope="col" data-number>
                  Commission
                </th>
              </tr>
            </thead>
            <tbody>
              {people.map(({ id, name }, index) => (
                <tr key={id ?? 'none'}>
                  <th scope="row" dir="auto">
                    {name}
                  </th>
                  <td data-number>{money(totals[index]?.base ?? 0)}</td>
                  <td className={classes.rate}>
                    {id === null ? (
                      '–'
                    ) : (
                      <TextInput
                        aria-label={`Rate of ${name}, in percent`}
                        inputMode="decimal"
                        autoComplete="off"
                        placeholder="0"
                        value={terms.rates[id] ?? ''}
                        error={readRate(terms.rates[id]) === null && '0 to 100'}
                        onChange={({ currentTarget: { value } }) => setTerms({ ...terms, rates: { ...terms.rates, [id]: value } })}
                      />
                    )}
                  </td>
                  <td data-number>{money(totals[index]?.commission ?? 0)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Total</th>
                <td data-number>{money(sumOfMoney(totals.map(({ base }) => base)))}</td>
                <td />
                <td data-number>{money(sumOfMoney(totals.map(({ commission }) => commission)))}</td>
              </tr>
            </tfoot>
          </table>
          <p className={`hint ${classes.note}`}>
            Payments are split by visit, as on the earnings page. Each commission is rounded to the cent once; its rows in the file add up
            to it. Rates are saved on this device.
          </p>
        </>
      )}
    </AppDialog>
  )
}
