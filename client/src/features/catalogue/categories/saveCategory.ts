import type { Sender } from '../../../components/form/defineForm.ts'
import { saveChange } from '../../../components/form/saveChange.ts'
import { paths } from '../../../lib/paths.ts'
import { CreateCategoryDocument, UpdateCategoryDocument } from './categoryForm.generated.ts'
import { type CategoryForm, categoryTable } from './categoryTable.ts'

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
        toldOf: ({ updateCategory }) => updateCategory,
        nameOf: (told) => told?.name ?? record.name ?? 'Category',
        to,
      })
    const { data } = await client.mutate({ mutation: CreateCategoryDocument, variables: { input: values } })
    return { to, words: `${data?.createCategory?.name ?? values.name} added` }
  },
}
