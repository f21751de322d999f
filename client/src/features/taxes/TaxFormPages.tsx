import { EditFormPage, NewFormPage } from '../../components/form/RecordFormPage.tsx'
import { taxForm } from './taxForm.tsx'

export const NewTaxPage = () => <NewFormPage form={taxForm} />
export const EditTaxPage = () => <EditFormPage form={taxForm} param="taxId" />
