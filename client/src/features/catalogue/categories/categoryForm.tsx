import { defineForm, type FormTypes } from '../../../kit/form/defineForm.ts'
import { fieldTable } from '../../../kit/form/fieldTable.tsx'
import { forgetting, readBy, toldValues } from '../../../kit/form/recordQueries.ts'
import { paths } from '../../../shared/paths.ts'
import { type CategoryFormPartsFragment, CategoryToEditDocument } from './categoryForm.generated.ts'

const empty = { name: '', email: '', description: '' }

/** The form of a category; the record of a new one is null. */
export interface CategoryForm extends FormTypes {
  values: typeof empty
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

/** A category of the company’s own, new or there (spec §5 "Category"). */
export const categoryForm = defineForm<CategoryForm>({
  name: 'categoryForm',
  noun: 'category',
  needs: 'manage_services',
  list: { to: paths.categories(), label: 'Categories' },
  words: 'Only the owner, a branch head, or a staff admin who can manage services can add or edit categories.',
  ...categoryTable,
  valuesOf: (category) => toldValues(empty, category),
  schemas: async () => {
    const { CategoryBody, CategoryChangeBody } = await import('@callout/contracts/catalogue/schemas')
    return [CategoryBody, CategoryChangeBody]
  },
  save: { label: 'Save category', keys: 'save' },
  sender: async () => (await import('./saveCategory.ts')).categorySender,
  edit: {
    read: readBy(CategoryToEditDocument, ({ category }) => category),
    nameOf: ({ name }) => name ?? 'Category',
    pathOf: () => paths.categories(),
    versionOf: () => null,
  },
  refresh: forgetting('categories', 'ownCategories', 'category', 'services', 'service'),
})
