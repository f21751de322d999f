import type { JobFormCustomerPartsFragment } from '../../customers/picker/customers.generated.ts'
import { customerName, propertyName } from '../../customers/picker/customerText.ts'

interface JobOfCustomer {
  readonly customer: { readonly id: string; readonly name: string | null } | null
  readonly property: {
    readonly id: string
    readonly name?: string | null
    readonly address: string | null
    readonly taxId?: string | null
  } | null
}

/** The customer with the property of a job, for users who can't read customers; null if the job lacks one of them. */
export const customerOfJob = ({ customer, property }: JobOfCustomer): JobFormCustomerPartsFragment | null =>
  customer &&
  property && {
    ...customer,
    companyName: null,
    phone: null,
    phoneCountryCode: null,
    email: null,
    isDoNotService: null,
    properties: [
      {
        id: property.id,
        name: property.name ?? null,
        address: property.address,
        isBillingAddress: null,
        isActive: null,
        taxId: property.taxId ?? null,
      },
    ],
  }

/** Customer and property that the user can't change. */
export function KnownCustomer({ customer }: { readonly customer: JobFormCustomerPartsFragment }) {
  return (
    <div className="stack gap4">
      <span className="strong" dir="auto">
        {customerName(customer)}
      </span>
      {customer.properties?.map((property) => (
        <span key={property.id} className="hint" dir="auto">
          {propertyName(property)}
        </span>
      ))}
    </div>
  )
}
