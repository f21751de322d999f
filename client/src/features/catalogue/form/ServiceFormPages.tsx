import { EditFormPage, NewFormPage } from '../../../components/form/RecordFormPage.tsx'
import { serviceForm } from './serviceForm.tsx'

export const NewServicePage = () => <NewFormPage form={serviceForm} />
export const EditServicePage = () => <EditFormPage form={serviceForm} param="serviceId" />
