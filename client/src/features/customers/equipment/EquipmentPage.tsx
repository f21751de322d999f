import { useApolloClient } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconPlus, IconTool } from '@tabler/icons-react'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { counted } from '../../../components/list/listText.ts'
import { PageHeader } from '../../../components/page/PageHeader.tsx'
import { Awaited } from '../../../components/states/Awaited.tsx'
import { EmptyState } from '../../../components/states/EmptyState.tsx'
import { QueryProblem } from '../../../components/states/QueryProblem.tsx'
import { useLoaded } from '../../../components/states/useLoaded.ts'
import { showError } from '../../../components/toasts/toasts.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { useServerAway } from '../../../lib/api/reach.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'
import type { EquipmentPropertyFragment } from './equipment.generated.ts'
import { EquipmentDialog } from './EquipmentDialog.tsx'
import { EquipmentFilters, filterIn } from './EquipmentFilters.tsx'
import { type EquipmentRow, equipmentRows, filterEquipment } from './equipmentRows.ts'
import { EquipmentTable } from './EquipmentTable.tsx'
import { type LoadedEquipment, loadEquipment } from './loadEquipment.ts'
import { reportEquipment } from './reportEquipment.ts'
import { saveEquipment } from './saveEquipment.ts'
import classes from './Equipment.module.css'

const pieces = { one: 'piece', many: 'pieces' } as const
const properties = { one: 'property', many: 'properties' } as const

const ROWS_SHOWN = 100

/** The searched properties and the number of results. */
function searchedText({ total, isStored }: LoadedEquipment, searched: readonly EquipmentPropertyFragment[], all: number, found: number) {
  const places =
    total !== null && total > searched.length
      ? `the first ${searched.length.toLocaleString('en')} of ${counted(properties, total)}`
      : counted(properties, searched.length)
  const result = found === all ? counted(pieces, all) : `${found.toLocaleString('en')} of ${counted(pieces, all)}`
  return `Searched the access notes of ${places}${isStored ? ' on this device' : ''}: ${result}.`
}

const unknownText = (count: number): string =>
  `The access notes of ${count === 1 ? '1 property' : `${count.toLocaleString('en')} properties`} weren’t returned, so their equipment is unknown.`

interface ShownProps {
  readonly loaded: LoadedEquipment
  readonly searched: readonly EquipmentPropertyFragment[]
  readonly mayChange: boolean
  readonly isOfCustomer: boolean
  readonly onChanged: () => void
}

function Shown({ loaded, searched, mayChange, isOfCustomer, onChanged }: ShownProps) {
  const client = useApolloClient()
  const { pattern, today } = useFormat()
  const [params, setParams] = useSearchParams()
  const [editing, setEditing] = useState<EquipmentRow | null>(null)
  const [most, setMost] = useState(ROWS_SHOWN)
  const rows = equipmentRows(searched, pattern)
  const found = filterEquipment(rows, filterIn(params), today())
  const unknown = searched.filter(({ returnsAccessNotes }) => !returnsAccessNotes).length
  const remove = async ({ property, line }: EquipmentRow): Promise<void> => {
    const change = { kind: 'remove', line } as const
    try {
      reportEquipment(await saveEquipment(client, property.id, change), change, onChanged)
    } catch (error) {
      showError(toApiError(error).message)
    }
    onChanged()
  }
  return (
    <>
      {rows.length > 0 && <EquipmentFilters params={params} onChange={(next) => setParams(next, { replace: true })} />}
      <p role="status" className="hint">
        {[unknown < searched.length && searchedText(loaded, searched, rows.length, found.length), unknown > 0 && unknownText(unknown)]
          .filter(Boolean)
          .join(' ')}
      </p>
      {rows.length === 0 && unknown < searched.length && (
        <EmptyState icon={<IconTool size={22} stroke={1.6} />} title="No equipment yet">
          {isOfCustomer
            ? 'Add the units you service here. They’re kept with the property’s access notes.'
            : 'Add it on a customer’s page, under Properties.'}
        </EmptyState>
      )}
      {rows.length > 0 && found.length === 0 && (
        <EmptyState
          title="No matches"
          action={
            <Button variant="default" onClick={() => setParams({}, { replace: true })}>
              Clear search
            </Button>
          }
        >
          No equipment matches this search.
        </EmptyState>
      )}
      {found.length > 0 && (
        <EquipmentTable
          rows={found.slice(0, most)}
          withCustomer={!isOfCustomer}
          withProperty={!isOfCustomer || searched.length > 1}
          onEdit={mayChange ? setEditing : null}
          onRemove={(row) => void remove(row)}
        />
      )}
      {found.length > most && (
        <Button variant="default" mt={16} onClick={() => setMost(most + ROWS_SHOWN)}>
          Show more
        </Button>
      )}
      {editing?.equipment && (
        <EquipmentDialog
          properties={[editing.property]}
          line={{ text: editing.line, equipment: editing.equipment }}
          onSaved={onChanged}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}

/** `customerId`: null for all properties. */
function EquipmentOf({ customerId }: { readonly customerId: string | null }) {
  const [params] = useSearchParams()
  const propertyId = params.get('property')
  const mayManage = useHasAuthority('manage_customers')
  const [isAdding, setIsAdding] = useState(false)
  // Loads again once the server is back.
  const key = [customerId, useServerAway()].join()
  const { data, last, error, retry } = useLoaded(key, ({ client, signal }) => loadEquipment(client, customerId, signal))
  const loaded = data ?? (error === undefined ? last : null)
  const searched = loaded?.properties?.filter(({ id }) => propertyId === null || id === propertyId) ?? []
  const places = searched.filter(({ returnsAccessNotes }) => returnsAccessNotes)
  const mayChange = mayManage && loaded !== null && !loaded.isStored
  const back =
    customerId === null
      ? { to: paths.customers(), label: 'Customers' }
      : { to: paths.customer(customerId), label: loaded?.customer ?? 'Customer' }
  return (
    <div className={classes.page}>
      <PageHeader
        title="Equipment"
        back={back}
        actions={
          customerId !== null &&
          mayChange &&
          places.length > 0 && (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
              Add equipment
            </Button>
          )
        }
      />
      {!loaded && error === undefined && <Awaited label="Loading equipment" height={320} onRetry={retry} />}
      {error !== undefined && <QueryProblem error={error} onRetry={retry} back={{ to: back.to, label: `Back to ${back.label}` }} />}
      {loaded && loaded.properties === null && <p className="hint">Couldn’t load this customer’s properties.</p>}
      {loaded?.properties && (
        <Shown loaded={loaded} searched={searched} mayChange={mayChange} isOfCustomer={customerId !== null} onChanged={retry} />
      )}
      {isAdding && <EquipmentDialog properties={places} onSaved={retry} onClose={() => setIsAdding(false)} />}
    </div>
  )
}

/** `/equipment`: of all properties; `/customers/:customerId/equipment`: of a customer's, or of one with `?property=`. */
export function EquipmentPage() {
  const { customerId = null } = useParams()
  return <EquipmentOf key={customerId} customerId={customerId} />
}
