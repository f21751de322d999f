import { EditFormPage, NewFormPage } from '../../../components/form/RecordFormPage.tsx'
import { templateForm } from './templateForm.tsx'

export const NewTemplatePage = () => <NewFormPage form={templateForm} />
export const EditTemplatePage = () => <EditFormPage form={templateForm} param="templateId" />
