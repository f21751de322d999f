import { EditFormPage, NewFormPage } from '../../../components/form/RecordFormPage.tsx'
import { branchForm } from './branchForm.ts'

export const NewBranchPage = () => <NewFormPage form={branchForm} />
export const EditBranchPage = () => <EditFormPage form={branchForm} param="branchId" />
