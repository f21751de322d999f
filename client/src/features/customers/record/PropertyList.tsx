import { DeletePropertyDialog } from './DeletePropertyDialog.tsx'
import { Anchor } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import { useDeletes } from '../../../components/actions/deletes/useDeletes.ts'
import { WithAuthority } from '../../../components/record/Facts.tsx'
import { ContactLink, Mark, Section } from '../../../components/record/Parts.tsx'
import { RecordRow, RecordRows, RowLink } from '../../../components/record/RecordRows.tsx'
import { directionsTo } from '../picker/directions.ts'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { counted } from '../../../components/list/listText.ts'
import { EndingWarranties } from '../equipment/EndingWarranties.tsx'
import { usePropertyNotes } from '../equipment/usePropertyNotes.ts'
import type { CustomerRecordQuery } from '../queries/customerRecord.generated.ts'
import classes from './record.module.css'
import { propertyDeletes } from '../list/customerDeletes.ts'

type Customer = CustomerRecordQuery['customer']
type Property = NonNullable<Customer['properties']>[number]

const getTitle = ({ id, name, address }: Property): string => name || address || `Property #${id}`

interface PropertyMarksProps {
  readonly customer: Customer
  readonly property: Property
  readonly onDelete: () => void
}

function PropertyMarks({ customer, property, onDelete }: PropertyMarksProps) {
  const title = getTitle(property)
  return (
    <span className={`row ${classes.marks}`}>
      <RowLink label="Equipment" of={title} to={paths.customerEquipment(customer.id, property.id)} />
      <RowLink label="Photos" of={title} to={paths.photos(customer.id, property.id)} />
      {property.isActive !== false && (
        <WithAuthority needs="manage_jobs">
          <RowLink label="New job here" of={title} to={paths.newJobFor(customer.id, property.id)} />
          <RowLink label="New quote here" of={title} to={paths.newQuoteFor(customer.id, property.id)} />
        </WithAuthority>
      )}
      <WithAuthority needs="manage_customers">
        <RowLink label="Edit" of={title} to={paths.editProperty(customer.id, property.id)} />
        <Anchor component="button" type="button" c="var(--co-red-text)" aria-label={`Delete: ${title}`} onClick={onDelete}>
          Delete
        </Anchor>
      </WithAuthority>
    </span>
  )
}

function PropertyRow({ property, ...marks }: PropertyMarksProps) {
  const { name, address, accessNotes, isBillingAddress, isActive } = property
  const { notes, lines } = usePropertyNotes(accessNotes)
  const directions = directionsTo(property)
  return (
    <RecordRow title={getTitle(property)} marks={<PropertyMarks property={property} {...marks} />}>
      {name && address}
      {isActive === false && <Mark>Inactive</Mark>}
      {isBillingAddress && <span>Billing address</span>}
      {directions && (
        <ContactLink href={directions} Icon={IconMapPin} isAway>
          Directions
        </ContactLink>
      )}
      {notes && (
        <span>
          Access: <bdi>{notes}</bdi>
        </span>
      )}
      {lines.length > 0 && <span>{counted({ one: 'piece of equipment', many: 'pieces of equipment' }, lines.length)}</span>}
      <EndingWarranties lines={lines} />
    </RecordRow>
  )
}

export function PropertyList({ customer }: { readonly customer: Customer }) {
  const { pending } = useDeletes(propertyDeletes)
  const [leaving, setLeaving] = useState<Property | null>(null)
  const add = (
    <WithAuthority needs="manage_customers">
      <Anchor component={Link} to={paths.newProperty(customer.id)}>
        New property
      </Anchor>
    </WithAuthority>
  )
  return (
    <Section title="Properties" aside={add}>
      <RecordRows rows={customer.properties && customer.properties.filter(({ id }) => !pending.has(id))} none="No properties yet">
        {(property) => <PropertyRow key={property.id} customer={customer} property={property} onDelete={() => setLeaving(property)} />}
      </RecordRows>
      {leaving && <DeletePropertyDialog property={leaving} onClose={() => setLeaving(null)} />}
    </Section>
  )
}
