import { EditFormPage, NewFormPage } from '../../../components/form/RecordFormPage.tsx'
import { categoryForm } from './categoryForm.tsx'

export const NewCategoryPage = () => <NewFormPage form={categoryForm} />
export const EditCategoryPage = () => <EditFormPage form={categoryForm} param="categoryId" />
