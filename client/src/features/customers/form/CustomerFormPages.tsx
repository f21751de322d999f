import { useParams } from 'react-router'
import { EditFormPage, NewFormPage } from '../../../kit/form/RecordFormPage.tsx'
import { customerName } from '../../../parts/customers/customerWords.ts'
import { paths } from '../../../shared/paths.ts'
import { customerForm } from './customerForm.tsx'

const shared = {
  form: customerForm,
  back: { to: paths.customers(), label: 'Customers' },
  words: 'Only the owner, a branch head, or a staff admin who can manage customers can add or edit them.',
}
const pathOf = ({ id }: { readonly id: string }): string => paths.customer(id)

/** `/customers/new`: adds a customer. */
export const NewCustomerPage = () => <NewFormPage {...shared} label="New customer" />

/** `/customers/:customerId/edit`: changes a customer. */
export const EditCustomerPage = () => (
  <EditFormPage {...shared} label="Edit customer" id={useParams()['customerId'] ?? ''} nameOf={customerName} pathOf={pathOf} />
)
