import { EditFormPage, NewFormPage } from '../../../components/form/RecordFormPage.tsx'
import { staffForm } from './staffForm.tsx'

export const NewStaffPage = () => <NewFormPage form={staffForm} />
export const EditStaffPage = () => <EditFormPage form={staffForm} param="staffId" />
