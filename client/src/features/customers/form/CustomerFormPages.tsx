import { PrefilledFormPage, EditFormPage } from '../../../components/form/RecordFormPage.tsx'
import { useStartingPlace } from '../../settings/shared/useStartingPlace.ts'
import { customerForm } from './customerForm.tsx'

export const NewCustomerPage = () => <PrefilledFormPage form={customerForm} begins={useStartingPlace()} />
export const EditCustomerPage = () => <EditFormPage form={customerForm} param="customerId" />
