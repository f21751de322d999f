import { EditFormPage, NewFormPage } from '../../../kit/form/RecordFormPage.tsx'
import { customerForm } from './customerForm.tsx'

export const NewCustomerPage = () => <NewFormPage form={customerForm} />
export const EditCustomerPage = () => <EditFormPage form={customerForm} param="customerId" />
