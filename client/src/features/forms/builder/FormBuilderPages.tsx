import { EditFormPage, NewFormPage } from '../../../components/form/RecordFormPage.tsx'
import { builderForm } from './builderForm.tsx'

export const NewJobFormPage = () => <NewFormPage form={builderForm} />
export const EditJobFormPage = () => <EditFormPage form={builderForm} param="formId" />
