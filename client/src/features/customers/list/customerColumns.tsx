import type { Column } from '../../../kit/list/columns.ts'
import { customerName } from '../../../parts/customers/customerWords.ts'
import { formatPhone } from '../../../shared/format/phone.ts'
import type { Format } from '../../../shared/format/useFormat.ts'
import { BranchName } from '../../../parts/company/BranchName.tsx'
import { CustomerMarks, Tags } from './CustomerMarks.tsx'
import type { CustomerRowFragment, CustomerSort } from './customerList.generated.ts'
import classes from './customerList.module.css'

type Row = CustomerRowFragment

export const phoneOf = ({ phone, phoneCountryCode }: Row): string | null => (phone ? formatPhone(phone, phoneCountryCode) : null)
const dayOf = (at: number | null, format: Format) => at !== null && format.dayOf(at)

/** Who answers at an organization. */
export const personOf = ({ companyName, firstName, lastName }: Row): string =>
  companyName ? [firstName, lastName].filter(Boolean).join(' ') : ''

function NameCell({ customer }: { readonly customer: Row }) {
  const person = personOf(customer)
  return (
    <span className={classes.name}>
      <span className={classes.words} dir="auto">
        {customerName(customer)}
        {person && <span className={classes.soft}> · {person}</span>}
      </span>
      <CustomerMarks customer={customer} />
    </span>
  )
}

/** Every column that there is, in the order in which they are offered. */
export const customerColumns = {
  name: { label: 'Customer', width: 210, isFlexible: true, sort: 'NAME', cell: (customer) => <NameCell customer={customer} /> },
  phone: { label: 'Phone', width: 140, cell: phoneOf },
  email: { label: 'Email', width: 180, isFlexible: true, isWords: true, cell: ({ email }) => email },
  city: { label: 'City', width: 110, isWords: true, cell: ({ city }) => city },
  tags: { label: 'Tags', width: 140, cell: ({ tags }) => <Tags tags={tags} /> },
  jobs: { label: 'Jobs', width: 60, isNumeric: true, cell: ({ jobsCount }) => jobsCount },
  next: { label: 'Next visit', width: 104, cell: ({ nextVisitAt }, { format }) => dayOf(nextVisitAt, format) },
  balance: {
    label: 'Balance',
    width: 108,
    sort: 'OUTSTANDING_BALANCE',
    isNumeric: true,
    figure: ({ outstandingBalance: owed }, { money }) => (owed === null ? '' : money(owed)),
    cell: ({ outstandingBalance: owed }, { format }) => owed !== null && format.money(owed),
  },
  last: { label: 'Last visit', width: 104, cell: ({ lastVisitAt }, { format }) => dayOf(lastVisitAt, format) },
  since: { label: 'Customer since', width: 120, sort: 'CREATED_AT', cell: ({ createdAt }, { format }) => dayOf(createdAt, format) },
  branch: { label: 'Branch', width: 132, isWords: true, cell: ({ branchId }) => <BranchName id={branchId} /> },
} as const satisfies Record<string, Column<Row, CustomerSort>>
