import type { Sender, FormTypes } from '../../../components/form/defineForm.ts'
import { saveChange } from '../../../components/form/saveChange.ts'
import { paths } from '../../../lib/paths.ts'
import { CreateCategoryDocument, UpdateCategoryDocument, type CategoryFormPartsFragment } from './categoryForm.generated.ts'
import { fieldTable } from '../../../components/form/fieldTable.tsx'

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

/** Adds a category, or sends what was changed of one. */
export const categorySender: Sender<CategoryForm> = {
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
    return { to, words: `${data?.createCategory?.name ?? values.name} added` }
  },
}
