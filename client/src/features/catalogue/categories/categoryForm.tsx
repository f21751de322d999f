import { defineForm, type Sender, type FormTypes } from '../../../components/form/defineForm.ts'
import { evictFields, readBy, returnedValues } from '../../../components/form/recordQueries.ts'
import { paths } from '../../../lib/paths.ts'
import {
  CategoryToEditDocument,
  CreateCategoryDocument,
  UpdateCategoryDocument,
  type CategoryFormPartsFragment,
} from './categoryForm.generated.ts'
import { CategoryBody, CategoryChangeBody } from '@callout/contracts/catalogue/schemas'
import { saveChange } from '../../../components/form/saveChange.ts'
import { fieldTable } from '../../../components/form/fieldTable.tsx'

const emptyCategory = { name: '', email: '', description: '' }

/** Form of a category; the record is null for a new one. */
interface CategoryForm extends FormTypes {
  values: typeof emptyCategory
  own: null
  record: CategoryFormPartsFragment | null
  scope: null
  question: null
  found: null
}

const categoryTable = fieldTable<CategoryForm>()({
  Category: {
    name: { label: 'Name', as: 'text', isRequired: true, isHalf: true },
    email: { label: 'Email', as: 'email', isRequired: true, isHalf: true, hint: 'Contact address for this category' },
    description: { label: 'Description', as: 'long', isRequired: true },
  },
})

/** Adds a category, or sends the changed fields of one. */
const categorySender: Sender<CategoryForm> = {
  save: async (call) => {
    const { client, record, values } = call
    const to = paths.categories()
    if (record)
      return saveChange(call, {
        rules: categoryTable,
        mutation: UpdateCategoryDocument,
        inputOf: (sent) => ({ ...sent, id: record.id }),
        returnedOf: ({ updateCategory }) => updateCategory,
        nameOf: (returned) => returned?.name ?? record.name ?? 'Category',
        to,
      })
    const { data } = await client.mutate({ mutation: CreateCategoryDocument, variables: { input: values } })
    return { to, successMessage: `${data?.createCategory?.name ?? values.name} added` }
  },
}

/** New or existing custom category (spec §5 "Category"). */
export const categoryForm = defineForm<CategoryForm>({
  name: 'categoryForm',
  noun: 'category',
  needs: 'manage_services',
  list: { to: paths.categories(), label: 'Categories' },
  forbiddenMessage: 'Only the owner, a branch head, or a staff admin who can manage services can add or edit categories.',
  ...categoryTable,
  valuesOf: (category) => returnedValues(emptyCategory, category),
  schemas: [CategoryBody, CategoryChangeBody],
  save: { label: 'Save category', verb: 'save' },
  sender: categorySender,
  edit: {
    read: readBy(CategoryToEditDocument, ({ category }) => category),
    nameOf: ({ name }) => name ?? 'Category',
    pathOf: () => paths.categories(),
    versionOf: () => null,
  },
  refresh: evictFields('categories', 'ownCategories', 'category', 'services', 'service'),
})
