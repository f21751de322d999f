import { Anchor } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ContactLink, Section } from '../../../kit/record/Parts.tsx'
import { RecordRow, RecordRows } from '../../../kit/record/RecordRows.tsx'
import { directionsTo } from '../../../parts/customers/directions.ts'
import { paths } from '../../../shared/paths.ts'
import { useHolds } from '../../../shared/session/useHolds.ts'
import type { Customer } from './customer.ts'
import classes from '../../../kit/record/Record.module.css'

/** Where a customer's work is done: each property with the way there, how to get in, and a job there. */
export function PropertyList({ customer: { id: customerId, properties } }: { readonly customer: Customer }) {
  const mayBook = useHolds('manage_jobs')
  return (
    <Section title="Properties">
      {!properties?.length && <p className={classes.soft}>{properties ? 'No properties yet' : 'Not told'}</p>}
      {properties && properties.length > 0 && (
        <RecordRows>
          {properties.map((property) => {
            const { id, name, address, accessNotes, isBillingAddress } = property
            const directions = directionsTo(property)
            const title = name || address || `Property #${id}`
            return (
              <RecordRow
                key={id}
                title={title}
                marks={
                  mayBook && (
                    <Anchor component={Link} to={paths.newJobFor(customerId, id)} aria-label={`New job here: ${title}`}>
                      New job here
                    </Anchor>
                  )
                }
              >
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
          })}
        </RecordRows>
      )}
    </Section>
  )
}
