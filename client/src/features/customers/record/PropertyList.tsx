import { IconMapPin } from '@tabler/icons-react'
import { WithAuthority } from '../../../kit/record/Facts.tsx'
import { ContactLink, Section } from '../../../kit/record/Parts.tsx'
import { RecordRow, RecordRows, RowLink } from '../../../kit/record/RecordRows.tsx'
import { directionsTo } from '../../../parts/customers/directions.ts'
import { paths } from '../../../shared/paths.ts'
import type { CustomerRecordQuery } from './customerRecord.generated.ts'

type Customer = CustomerRecordQuery['customer']
type Property = NonNullable<Customer['properties']>[number]

/** A property with the way there, how to get in, and a job there. */
function PropertyRow({ customer, property }: { readonly customer: Customer; readonly property: Property }) {
  const { id, name, address, accessNotes, isBillingAddress } = property
  const directions = directionsTo(property)
  const title = name || address || `Property #${id}`
  const book = (
    <WithAuthority needs="manage_jobs">
      <RowLink label="New job here" of={title} to={paths.newJobFor(customer.id, id)} />
    </WithAuthority>
  )
  return (
    <RecordRow title={title} marks={book}>
      {name && address}
      {isBillingAddress && <span>Billing address</span>}
      {directions && (
        <ContactLink href={directions} Icon={IconMapPin} isAway>
          Directions
        </ContactLink>
      )}
      {accessNotes && (
        <span>
          Access: <bdi>{accessNotes}</bdi>
        </span>
      )}
    </RecordRow>
  )
}

/** Where a customer's work is done. */
export const PropertyList = ({ customer }: { readonly customer: Customer }) => (
  <Section title="Properties">
    <RecordRows rows={customer.properties} none="No properties yet">
      {(property) => <PropertyRow key={property.id} customer={customer} property={property} />}
    </RecordRows>
  </Section>
)
