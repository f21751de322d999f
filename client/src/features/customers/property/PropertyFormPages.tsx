import { useMemo } from 'react'
import { useParams } from 'react-router'
import { FormGate, FormPage } from '../../../components/form/FormPage.tsx'
import { useStartingPlace } from '../../settings/lookups/useStartingPlace.ts'
import { customerName, propertyName } from '../picker/customerText.ts'
import { paths } from '../../../lib/paths.ts'
import { propertyForm } from './propertyForm.ts'
import { usePropertyOwnerQuery, usePropertyToEditQuery } from './propertyForm.generated.ts'

interface PropertyFormPageProps {
  readonly label: string
  readonly customerId: string
  /** Omitted: a new property. */
  readonly propertyId?: string
}

function PropertyPage({ label, customerId, propertyId }: PropertyFormPageProps) {
  const owner = usePropertyOwnerQuery({ variables: { id: customerId } })
  const edited = usePropertyToEditQuery({
    variables: { id: propertyId ?? '' },
    skip: propertyId === undefined,
    fetchPolicy: 'no-cache',
  })
  const customer = owner.data?.customer
  const property = propertyId === undefined ? null : edited.data?.property
  const place = useStartingPlace(customer?.branchId ?? null)
  const start = useMemo(() => {
    if (!customer || property === undefined || !place) return null
    const title = property ? `Edit ${propertyName(property)}` : label
    const name = customerName(customer)
    return { context: { customer, place }, record: property, title, subtitle: name, back: { to: paths.customer(customer.id), label: name } }
  }, [customer, property, place, label])
  const again = (): void => {
    for (const { error, refetch } of [owner, edited]) if (error) void refetch().catch(() => {})
  }
  return <FormPage form={propertyForm} label={label} start={start} error={owner.error ?? edited.error} onRetry={again} />
}

function PropertyGate(props: PropertyFormPageProps) {
  return (
    <FormGate form={propertyForm} label={props.label} back={{ to: paths.customer(props.customerId), label: 'Customer' }}>
      <PropertyPage key={`${props.customerId} ${props.propertyId}`} {...props} />
    </FormGate>
  )
}

/** `/customers/:customerId/properties/new`: adds a property. */
export const NewPropertyPage = () => <PropertyGate label="New property" customerId={useParams()['customerId'] ?? ''} />

/** `/customers/:customerId/properties/:propertyId/edit`: changes a property. */
export function EditPropertyPage() {
  const { customerId = '', propertyId = '' } = useParams()
  return <PropertyGate label="Edit property" customerId={customerId} propertyId={propertyId} />
}
