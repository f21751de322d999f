import type { FormTypes } from '../../../components/form/defineForm.ts'
import { fieldTable } from '../../../components/form/fieldTable.tsx'
import type { CategoryFormPartsFragment } from './categoryForm.generated.ts'

export const emptyCategory = { name: '', email: '', description: '' }

/** The form of a category; the record of a new one is null. */
export interface CategoryForm extends FormTypes {
  values: typeof emptyCategory
  own: null
  record: CategoryFormPartsFragment | null
  scope: null
  question: null
  found: null
}

export const categoryTable = fieldTable<CategoryForm>({
  Category: {
    name: { label: 'Name', as: 'text', isRequired: true, isHalf: true },
    email: { label: 'Email', as: 'email', isRequired: true, isHalf: true, hint: 'Contact address for this category' },
    description: { label: 'Description', as: 'long', isRequired: true },
  },
})
